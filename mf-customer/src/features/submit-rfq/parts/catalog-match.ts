import { type Choice, finishes, materials, shownValue, tolerances } from '@kerf/shared-contracts/rules/catalog'

/** Text as it is compared: without case, spaces and separators. */
const compared = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_.,()-]+/g, '')

/** Whether a text names a stored value, in English or in the page's language. */
const isCalled = (stored: string, typed: string) => [stored, shownValue(stored)].map(compared).includes(compared(typed))

/** Other spellings of materials. */
const alsoCalled: Readonly<Record<string, string>> = { alu: 'aluminum', al: 'aluminum' }

/** The value of the choice that a text names, by its value or its words; undefined if none. */
function choiceNamed(choices: readonly Choice[], typed: string): string | undefined {
  const sought = compared(typed)
  const found = choices.find(({ value, label }) => [value, label].map(compared).includes(sought))
  // 'Tight (±0.002 in, ±0.05 mm)' is called 'tight', '±0.002 in' or '±0.05 mm' too.
  const within = choices.filter(({ label }) => label.split(/[(),]/).map(compared).includes(sought))
  return found?.value ?? (within.length === 1 ? within[0]?.value : undefined)
}

/** Material and grade that a text names, as in 'Aluminum 6061-T6' or '6061-T6'; undefined if it is in no list. */
export function materialNamed(typed: string): { material: string; materialGrade: string } | undefined {
  const sought = compared(typed).replace(/^aluminium/, 'aluminum')
  const asked = alsoCalled[sought] ?? sought
  if (asked === '') return undefined
  const whole = choiceNamed(materials, asked)
  if (whole !== undefined) return { material: whole, materialGrade: '' }
  const graded = materials.flatMap(({ value, label, options }) =>
    options
      .filter((grade) => grade !== 'Other' && [compared(grade), compared(label + grade)].includes(asked))
      .map((grade) => ({ material: value, materialGrade: grade })),
  )
  return graded.length === 1 ? graded[0] : undefined
}

/** The grade of a material that a text names; undefined if that has none such. */
export function gradeNamed(material: string, typed: string): string | undefined {
  const grades = materials.find(({ value }) => value === material)?.options ?? []
  return grades.find((grade) => isCalled(grade, typed))
}

export const toleranceNamed = (typed: string): string | undefined => choiceNamed(tolerances, typed)

export const finishNamed = (typed: string): string | undefined => finishes.find((finish) => isCalled(finish, typed))

/** Whether a value is one of the lists, or is not chosen yet. */
export const isListed = {
  material: (value: string) => value === '' || materials.some((each) => each.value === value),
  materialGrade: (value: string, material: string) => value === '' || gradeNamed(material, value) === value,
  tolerance: (value: string) => value === '' || tolerances.some((each) => each.value === value),
  finishing: (value: string) => value === '' || finishes.includes(value),
}
