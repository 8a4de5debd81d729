/** The style of the docs page; its hash is in the page's policy. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: #14181f; --soft: #57606e; --line: #dfe3ea; --paper: #fff; --shade: #f5f7fa; --accent: #1f5fd0 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef1f5; --soft: #9ba5b3; --line: #2c333d; --paper: #14181f; --shade: #1b2028; --accent: #7fabff }
}
* { box-sizing: border-box }
body { margin: 0; display: grid; grid-template-columns: 14rem minmax(0, 1fr); color: var(--ink); background: var(--paper); font: 15px/1.6 system-ui, sans-serif }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.5rem; border-right: 1px solid var(--line) }
nav ul { list-style: none; padding: 0 } .product { font-weight: 650 }
main { padding: 1.5rem 2.5rem 6rem; max-width: 70rem }
a { color: var(--accent); text-decoration: none } a:hover { text-decoration: underline }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem } h4 { margin: 1.25rem 0 .25rem }
details { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0; padding: 0 1rem; scroll-margin-top: 1rem }
details[open] { padding-bottom: 1rem } summary { padding: .6rem 0; cursor: pointer }
.method { display: inline-block; min-width: 4.2rem; font: 600 12px/1 ui-monospace, monospace; text-transform: uppercase; color: var(--accent) }
.what, .note, small { color: var(--soft) } .what { margin-left: .5rem }
code, pre { font: 13px/1.6 ui-monospace, monospace } pre { background: var(--shade); border-radius: 8px; padding: .9rem; overflow: auto; margin: .25rem 0 }
table { border-collapse: collapse } td { padding: .2rem 1.2rem .2rem 0; vertical-align: top }
@media (max-width: 50rem) { body { display: block } nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line) } main { padding: 1rem } }
`
