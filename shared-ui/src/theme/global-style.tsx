import '@fontsource-variable/inter/wght.css'
import { createGlobalStyle } from 'styled-components'
import type { Role } from './roles.ts'
import { color, fontFamily, fontSize, media, radius } from './tokens.ts'
import { accentVariables, modeVariables, perMode } from './variables.ts'

/** The base of every page: type, the mode's colours, and the accent of `role`, as CSS variables on the root element. */
export const GlobalStyle = createGlobalStyle<{ role: Role }>`
  ${perMode(modeVariables)}
  ${({ role }) => perMode((mode) => accentVariables(role, mode))}

  :root {
    --kerf-motion-fast: 120ms;
    --kerf-motion-slow: 200ms;
  }
  ${media.still} {
    :root { --kerf-motion-fast: 0ms; --kerf-motion-slow: 0ms; }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html { -webkit-text-size-adjust: 100%; }
  /* What gets the focus is not scrolled below a page's header and the head of its table. */
  html:has(main [data-list]) { scroll-padding-top: 104px; }

  body {
    margin: 0;
    background: ${color.canvas};
    color: ${color.text};
    font-family: ${fontFamily};
    font-size: ${fontSize[14]};
    font-feature-settings: 'cv05', 'ss03';
    line-height: 1.5;
    /* Also for a name that is written from right to left: a column is read along one edge. */
    text-align: start;
    -webkit-font-smoothing: antialiased;
  }

  /* What people typed is ordered by its own first letter, wherever it stands: nothing around it tears 'לוח 12-A'. */
  body * { unicode-bidi: plaintext; }

  /* The heading has the focus when a page was newly opened. */
  h1:focus { outline: none; }
  h1:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; border-radius: ${radius.control}; }

  h1, h2, h3, h4, p, figure { margin: 0; }
  ul, ol { margin: 0; padding: 0; list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; }
  table, time, output { font-variant-numeric: tabular-nums; }
  svg { flex: none; }
  img, svg { display: block; max-width: 100%; }
  /* Paper has no use for what is to be clicked or chosen; a dialog that is open is printed alone, and whole. */
  @media print {
    html:root, html:root body { overflow: visible !important; background: none; }
    main button:not(th button, [role='tab']), [role='dialog'] button, main [role='group']:has(> * input[type='search']),
    .Toastify, .Toastify__toast-container { display: none !important; }
    body:has(> [role='dialog']) > :not([role='dialog']) { display: none !important; }
    body > [role='dialog'][role] {
      position: static; transform: none; display: block; inset: auto;
      width: auto; max-width: none; height: auto; max-height: none;
      border: 0; box-shadow: none; background: none; animation: none;
    }
    body > [role='dialog'][role] > * { overflow: visible; max-height: none; }
  }
  /* While a form is sent, its fields stay as they are. */
  form[aria-busy='true'] :is(input, select, textarea) { opacity: 0.6; cursor: progress; }
  ::selection { background: ${color.accent}; color: ${color.onAccent}; }
`
