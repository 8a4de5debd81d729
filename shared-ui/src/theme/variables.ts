import { accents, type Mode, neutrals, toneColours } from './palette.ts'
import type { Role } from './roles.ts'

/** `textMuted` -> `--kerf-text-muted`. */
function variableName(key: string): string {
  return `--kerf-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

function declarations(values: object): string {
  return Object.entries(values)
    .map(([key, value]) => `${variableName(key)}: ${value};`)
    .join(' ')
}

function toneDeclarations(mode: Mode): string {
  return Object.entries(toneColours[mode])
    .flatMap(([tone, shades]) => [
      `--kerf-tone-${tone}: ${shades.text};`,
      `--kerf-tone-${tone}-soft: ${shades.soft};`,
      `--kerf-tone-${tone}-strong: ${shades.strong};`,
    ])
    .join(' ')
}

/** The CSS declarations of one mode that apply to every role. */
export function modeVariables(mode: Mode): string {
  return `color-scheme: ${mode}; ${declarations(neutrals[mode])} ${toneDeclarations(mode)}`
}

/** The CSS declarations of one role's accent in one mode. */
export function accentVariables(role: Role, mode: Mode): string {
  return declarations(accents[mode][role])
}

/**
 * Puts declarations under the selector for each mode: the system's preference, unless `data-theme` on the root element
 * says otherwise. `scope` is the element that carries them, by default the root.
 */
export function perMode(declare: (mode: Mode) => string, scope = ''): string {
  return `
    :root${scope} { ${declare('light')} }
    @media (prefers-color-scheme: dark) { :root:not([data-theme='light'])${scope} { ${declare('dark')} } }
    :root[data-theme='dark']${scope} { ${declare('dark')} }
  `
}
