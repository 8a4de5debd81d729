import type { Tone } from './palette.ts'

/**
 * Colours by purpose. Each is a CSS variable that `GlobalStyle` sets for the role and the mode, so no part needs to know
 * the mode.
 */
export const color = {
  /** The page behind everything. */
  canvas: 'var(--kerf-canvas)',
  /** Cards, tables, inputs. */
  surface: 'var(--kerf-surface)',
  /** Floating surfaces: dialogs, menus, toasts. */
  raised: 'var(--kerf-raised)',
  /** Wells and table heads. */
  sunken: 'var(--kerf-sunken)',
  hover: 'var(--kerf-hover)',
  border: 'var(--kerf-border)',
  /** Edges of controls, 3:1 against the surface. */
  controlBorder: 'var(--kerf-control-border)',
  text: 'var(--kerf-text)',
  textMuted: 'var(--kerf-text-muted)',
  textSubtle: 'var(--kerf-text-subtle)',
  accent: 'var(--kerf-accent)',
  accentHover: 'var(--kerf-accent-hover)',
  onAccent: 'var(--kerf-on-accent)',
  /** Text in the accent hue on a surface or on `accentSoft`. */
  accentText: 'var(--kerf-accent-text)',
  accentSoft: 'var(--kerf-accent-soft)',
  /** The partner hue, for large decoration and never for text. */
  accentSecond: 'var(--kerf-accent-second)',
  link: 'var(--kerf-link)',
  focus: 'var(--kerf-focus)',
  danger: 'var(--kerf-danger)',
  dangerHover: 'var(--kerf-danger-hover)',
  onDanger: 'var(--kerf-on-danger)',
  dangerText: 'var(--kerf-danger-text)',
  dangerSoft: 'var(--kerf-danger-soft)',
  overlay: 'var(--kerf-overlay)',
  inverse: 'var(--kerf-inverse)',
  onInverse: 'var(--kerf-on-inverse)',
} as const

/** The three shades of a tone: `text` on `soft`, and `strong` for icons, dots and bars. */
export function toneColor(tone: Tone): { text: string; soft: string; strong: string } {
  return {
    text: `var(--kerf-tone-${tone})`,
    soft: `var(--kerf-tone-${tone}-soft)`,
    strong: `var(--kerf-tone-${tone}-strong)`,
  }
}

/** Distances in steps of four pixels, named by their size in px. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
} as const

/** Type sizes, named by their size in px; 14 is the body. In rem, so that the reader's own setting counts. */
export const fontSize = {
  12: '0.75rem',
  13: '0.8125rem',
  14: '0.875rem',
  16: '1rem',
  20: '1.25rem',
  24: '1.5rem',
  32: '2rem',
} as const

export const fontWeight = { regular: 400, medium: 500, semibold: 600 } as const

export const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

export const radius = { control: '6px', card: '10px', round: '999px' } as const

/** The one shadow, for surfaces that float above the page. */
export const shadow = 'var(--kerf-shadow)'

/** Durations with their easing; zero under `prefers-reduced-motion`. */
export const motion = {
  fast: 'var(--kerf-motion-fast) ease-out',
  slow: 'var(--kerf-motion-slow) ease-out',
} as const

/** Height of controls in px: a normal one, and the small one for toolbars and table rows. */
export const controlHeight = { medium: '36px', small: '30px' } as const

/** Media queries. Narrow is a phone, below wide there is no room for a sidebar. */
export const media = {
  narrow: '@media (max-width: 639px)',
  belowWide: '@media (max-width: 1023px)',
  still: '@media (prefers-reduced-motion: reduce)',
} as const
