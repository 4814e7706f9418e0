/// The page's style sheet.
enum HTMLStyle {
  static let sheet = """
    :root { --ground: #f2f2f7; --card: #fff; --ink: #1c1c1e; --faint: #6c6c70; --line: #d1d1d6;
      --link: #0066cc; --error: #c62828; --warning: #9a6200; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #000; --card: #1c1c1e; --ink: #f2f2f7; --faint: #98989f; --line: #38383a;
        --link: #4da3ff; --error: #ff7b72; --warning: #e3b341; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--ink);
      font: 15px/1.45 Inter, system-ui, "Noto Sans CJK JP", "Hiragino Sans", sans-serif; }
    header, nav, main { max-width: 1600px; margin: 0 auto; padding: 0 24px; }
    header { padding-top: 28px; }
    h1 { font-size: 26px; margin: 0; }
    h2 { font-size: 19px; margin: 0; }
    header p, .path, .place, figcaption span { color: var(--faint); margin: 2px 0 0; }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; }
    nav ul { list-style: none; margin: 16px 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 6px 18px; }
    section { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      margin: 20px 0; padding: 18px 20px; }
    .path, .place, code { font: 12px/1.5 ui-monospace, Menlo, "DejaVu Sans Mono", monospace; }
    .links { margin: 8px 0 0; display: flex; gap: 12px; flex-wrap: wrap; }
    .badge { font-size: 12px; font-weight: 600; border: 1px solid currentColor; border-radius: 9px;
      padding: 0 7px; color: var(--faint); }
    .badge.error { color: var(--error); }
    .badge.warning { color: var(--warning); }
    details { margin: 12px 0 0; }
    summary { cursor: pointer; }
    .findings { list-style: none; margin: 6px 0 0; padding: 0; }
    .findings li { padding: 5px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    code { color: var(--faint); }
    .shots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
      gap: 22px; margin-top: 16px; align-items: start; }
    figure { margin: 0; }
    .frame { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; line-height: 0;
      background: var(--ground); }
    .frame img, .frame svg { display: block; width: auto; height: auto; max-width: 100%; max-height: 640px;
      margin: 0 auto; }
    figcaption { margin-top: 6px; overflow-wrap: anywhere; }

    """
}
