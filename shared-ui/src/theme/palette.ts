import type { Role } from './roles.ts'

/** The colours that do not depend on the role. Keys become `--kerf-…` variables; see `variables.ts`. */
interface Neutrals {
  canvas: string
  surface: string
  raised: string
  sunken: string
  hover: string
  border: string
  controlBorder: string
  text: string
  textMuted: string
  textSubtle: string
  danger: string
  dangerHover: string
  onDanger: string
  dangerText: string
  dangerSoft: string
  shadow: string
  overlay: string
  inverse: string
  onInverse: string
}

/** The colours of one role. `accentSecond` is the partner hue for large decoration, never for text. */
interface Accent {
  accent: string
  accentHover: string
  onAccent: string
  accentText: string
  accentSoft: string
  accentSecond: string
  link: string
  focus: string
}

interface ToneColours {
  text: string
  soft: string
  strong: string
}

/** The colours of statuses. An icon and a word always carry the meaning too. */
export type Tone = 'yellow' | 'green' | 'red' | 'blue' | 'indigo' | 'teal' | 'grey'

/** The two colour modes of a page. */
export type Mode = 'light' | 'dark'

export const neutrals: Record<Mode, Neutrals> = {
  light: {
    canvas: '#f8fafc',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f1f5f9',
    hover: '#f1f5f9',
    border: '#e2e8f0',
    controlBorder: '#7d8ba1',
    text: '#0f172a',
    textMuted: '#475569',
    textSubtle: '#56657a',
    danger: '#b91c1c',
    dangerHover: '#991b1b',
    onDanger: '#ffffff',
    dangerText: '#b91c1c',
    dangerSoft: '#fef2f2',
    shadow: '0 1px 2px rgb(15 23 42 / 0.06), 0 12px 32px rgb(15 23 42 / 0.14)',
    overlay: 'rgb(15 23 42 / 0.45)',
    inverse: '#0f172a',
    onInverse: '#f8fafc',
  },
  dark: {
    canvas: '#0a0f1a',
    surface: '#111827',
    raised: '#182236',
    sunken: '#0d1421',
    hover: '#1a2438',
    border: '#263248',
    controlBorder: '#64748b',
    text: '#e8edf5',
    textMuted: '#aab7ca',
    textSubtle: '#94a3b8',
    danger: '#f87171',
    dangerHover: '#fca5a5',
    onDanger: '#2a0707',
    dangerText: '#fca5a5',
    dangerSoft: '#2c1519',
    shadow: '0 1px 2px rgb(0 0 0 / 0.5), 0 16px 40px rgb(0 0 0 / 0.55)',
    overlay: 'rgb(2 6 15 / 0.7)',
    inverse: '#e8edf5',
    onInverse: '#0f172a',
  },
}

export const accents: Record<Mode, Record<Role, Accent>> = {
  light: {
    customer: {
      accent: '#0f766e',
      accentHover: '#115e59',
      onAccent: '#ffffff',
      accentText: '#0f6b64',
      accentSoft: '#e6f4f1',
      accentSecond: '#15803d',
      link: '#0f6b64',
      focus: '#0f766e',
    },
    supplier: {
      accent: '#4338ca',
      accentHover: '#3730a3',
      onAccent: '#ffffff',
      accentText: '#4338ca',
      accentSoft: '#eef0ff',
      accentSecond: '#7e22ce',
      link: '#4338ca',
      focus: '#4338ca',
    },
    admin: {
      accent: '#334155',
      accentHover: '#1e293b',
      onAccent: '#ffffff',
      accentText: '#334155',
      accentSoft: '#e9eef5',
      accentSecond: '#1d4ed8',
      link: '#1d4ed8',
      focus: '#1d4ed8',
    },
  },
  dark: {
    customer: {
      accent: '#2dd4bf',
      accentHover: '#5eead4',
      onAccent: '#042f2b',
      accentText: '#5eead4',
      accentSoft: '#0f2b2d',
      accentSecond: '#4ade80',
      link: '#5eead4',
      focus: '#2dd4bf',
    },
    supplier: {
      accent: '#a5b4fc',
      accentHover: '#c7d2fe',
      onAccent: '#1e1b4b',
      accentText: '#b4c0fd',
      accentSoft: '#1d2144',
      accentSecond: '#c084fc',
      link: '#b4c0fd',
      focus: '#a5b4fc',
    },
    admin: {
      accent: '#cbd5e1',
      accentHover: '#e2e8f0',
      onAccent: '#0f172a',
      accentText: '#d5deea',
      accentSoft: '#222e43',
      accentSecond: '#60a5fa',
      link: '#93c5fd',
      focus: '#93c5fd',
    },
  },
}

export const toneColours: Record<Mode, Record<Tone, ToneColours>> = {
  light: {
    yellow: { text: '#854d0e', soft: '#fdf3d0', strong: '#ca8a04' },
    green: { text: '#166534', soft: '#e2f6e8', strong: '#16a34a' },
    red: { text: '#991b1b', soft: '#fde8e8', strong: '#dc2626' },
    blue: { text: '#1e40af', soft: '#e3edfd', strong: '#2563eb' },
    indigo: { text: '#3f34b0', soft: '#e9eafe', strong: '#4f46e5' },
    teal: { text: '#115e59', soft: '#dcf5f1', strong: '#0d9488' },
    grey: { text: '#475569', soft: '#e9eef4', strong: '#64748b' },
  },
  dark: {
    yellow: { text: '#fde68a', soft: '#33290f', strong: '#facc15' },
    green: { text: '#a7f0bf', soft: '#10301e', strong: '#4ade80' },
    red: { text: '#fecaca', soft: '#3a181c', strong: '#f87171' },
    blue: { text: '#bfdbfe', soft: '#16294b', strong: '#60a5fa' },
    indigo: { text: '#c7d2fe', soft: '#23254f', strong: '#818cf8' },
    teal: { text: '#99f6e4', soft: '#0e302f', strong: '#2dd4bf' },
    grey: { text: '#cbd5e1', soft: '#243044', strong: '#94a3b8' },
  },
}
