import type { Style } from './typeset.ts'

/** Points from the edge of the paper. */
export const margin = { side: 48, top: 44, bottom: 64 }

export const ink = { strong: '#0f172a', body: '#1e293b', muted: '#64748b', rule: '#cbd5e1', faint: '#e2e8f0' }

/** Distance between two baselines, as a multiple of the size. */
export const lineHeight = 1.4

const style = (size: number, weight: Style['weight'], color: string): Style => ({ size, weight, color })

/** Every text style. */
export const styles = {
  name: style(15, 'semibold', ink.strong),
  title: style(24, 'semibold', ink.strong),
  number: style(12, 'regular', ink.muted),
  heading: style(10, 'semibold', ink.strong),
  label: style(8, 'regular', ink.muted),
  value: style(10, 'semibold', ink.body),
  body: style(9.5, 'regular', ink.body),
  figures: { ...style(9.5, 'regular', ink.body), isTabular: true },
  strong: style(9.5, 'semibold', ink.body),
  detail: style(8, 'regular', ink.muted),
  small: style(8.5, 'regular', ink.muted),
  smallFigures: { ...style(8.5, 'regular', ink.muted), isTabular: true },
  total: { ...style(12, 'semibold', ink.strong), isTabular: true },
  subject: style(11, 'semibold', ink.body),
  notice: style(9, 'semibold', '#92400e'),
  foot: style(7.5, 'regular', ink.muted),
} as const satisfies Record<string, Style>
