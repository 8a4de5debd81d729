import { describe, expect, test } from 'vitest'
import { accents, type Mode, neutrals, type Tone, toneColours } from './palette.ts'
import type { Role } from './roles.ts'

/** Relative luminance of `#rrggbb`, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const modes: Mode[] = ['light', 'dark']
const roles: Role[] = ['customer', 'supplier', 'admin']
const tones: Tone[] = ['yellow', 'green', 'red', 'blue', 'indigo', 'teal', 'grey']
const backgrounds = ['canvas', 'surface', 'raised', 'sunken', 'hover'] as const

test('the contrast formula gives the values that WCAG names', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(modes)('in %s mode', (mode) => {
  const neutral = neutrals[mode]

  test.each(backgrounds)('every text is readable on %s', (background) => {
    for (const text of ['text', 'textMuted', 'textSubtle', 'dangerText'] as const) {
      expect(contrast(neutral[text], neutral[background]), text).toBeGreaterThanOrEqual(4.5)
    }
    for (const role of roles) {
      expect(contrast(accents[mode][role].link, neutral[background]), `${role} link`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(accents[mode][role].accentText, neutral[background]), role).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('text on danger, on its soft shade and on the inverse is readable', () => {
    expect(contrast(neutral.onDanger, neutral.danger)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(neutral.onDanger, neutral.dangerHover)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(neutral.dangerText, neutral.dangerSoft)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(neutral.onInverse, neutral.inverse)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(roles)('the %s accent carries readable text', (role) => {
    const accent = accents[mode][role]
    expect(contrast(accent.onAccent, accent.accent)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(accent.onAccent, accent.accentHover)).toBeGreaterThanOrEqual(4.5)
    for (const text of [accent.accentText, accent.link, neutral.text, neutral.textMuted, neutral.textSubtle]) {
      expect(contrast(text, accent.accentSoft), text).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each(tones)('the %s badge is readable, and its strong shade is visible on every surface', (tone) => {
    const colours = toneColours[mode][tone]
    expect(contrast(colours.text, colours.soft)).toBeGreaterThanOrEqual(4.5)
    // Tone text also stands on plain surfaces: "Uploaded" in a file list.
    expect(contrast(colours.text, neutral.surface)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['canvas', 'surface', 'raised', 'sunken'] as const)(
    'control edges and the focus ring are visible on %s',
    (background) => {
      expect(contrast(neutral.controlBorder, neutral[background])).toBeGreaterThanOrEqual(3)
      expect(contrast(neutral.danger, neutral[background])).toBeGreaterThanOrEqual(3)
      for (const role of roles) {
        expect(contrast(accents[mode][role].focus, neutral[background]), role).toBeGreaterThanOrEqual(3)
        expect(contrast(accents[mode][role].accent, neutral[background]), role).toBeGreaterThanOrEqual(3)
      }
    },
  )
})

test('the strong shade of toast icons is visible on floating surfaces', () => {
  for (const mode of modes) {
    for (const tone of ['green', 'red', 'blue'] as const) {
      expect(contrast(toneColours[mode][tone].strong, neutrals[mode].raised), `${mode} ${tone}`).toBeGreaterThanOrEqual(
        3,
      )
    }
  }
})
