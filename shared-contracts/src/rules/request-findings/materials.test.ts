import { expect, test } from 'vitest'
import { drawing } from '../../../test/drawing.ts'
import { materials } from '../catalog.ts'
import { furtherMaterials } from './further-materials.ts'
import { materialsIn } from './materials.ts'
import { metals } from './metals.ts'
import { requestFindings } from './request-findings.ts'

/** As title blocks have them. */
const inTitleBlocks: readonly (readonly [words: string, material: string, grade: string | null])[] = [
  ['EN AW-6082 T6', 'aluminum', null],
  ['AlMgSi1', 'aluminum', null],
  ['AW-6061 T651', 'aluminum', '6061-T6'],
  ['AL 6061-T6 PER ASTM B221', 'aluminum', '6061-T6'],
  ['6061-T6 ALUMINUM', 'aluminum', '6061-T6'],
  ['A5052P', 'aluminum', '5052-H32'],
  ['EN AW-7075 (AlZn5,5MgCu)', 'aluminum', '7075-T6'],
  ['3.4365', 'aluminum', '7075-T6'],
  ['1.4301', 'steel', '304 SS'],
  ['X5CrNi18-10', 'steel', '304 SS'],
  ['AISI 304', 'steel', '304 SS'],
  ['SUS304', 'steel', '304 SS'],
  ['SS 316L', 'steel', '316 SS'],
  ['X6CrNiMoTi17-12-2 / 1.4571', 'steel', '316 SS'],
  ['17-4PH H900', 'steel', '17-4 PH'],
  ['S235JR', 'steel', null],
  ['1.0038 (S235JR+AR)', 'steel', null],
  ['42CrMo4+QT', 'steel', '4140'],
  ['S45C', 'steel', '1045'],
  ['ASTM A36', 'steel', 'A36'],
  ['CuZn39Pb3', 'brass', null],
  ['E-Cu58', 'copper', 'C110'],
  ['Ti-6Al-4V', 'titanium', 'Grade 5 (Ti-6Al-4V)'],
  ['PA6', 'plastic', 'Nylon'],
  ['POM-C schwarz', 'plastic', 'Acetal (POM)'],
  ['POM', 'plastic', 'Acetal (POM)'],
  ['PEEK', 'plastic', 'PEEK'],
  ['CuSn8', 'other', null],
  ['EN-GJL-250', 'other', null],
]

test.each(inTitleBlocks)('%s is %s, %s', (words, material, grade) => {
  expect(materialsIn(words, true).map((named) => [named.material, named.grade])).toEqual(
    materialsIn(words, true).map(() => [material, grade]),
  )
  expect(materialsIn(words, true).length).toBeGreaterThan(0)
})

test.each([
  'SEE NOTE 3',
  '-',
  'Siehe Stückliste',
  '104.3016',
  'REV A380X',
  'KB-6061',
  '16MnCr5X',
  'PALETTE',
  'ALU-2024-11',
])('%s names no material', (words) => expect(materialsIn(words, true)).toEqual([]))

test.each(['1.4301', '3.3211 ±.0005', 'C45', 'AL', 'PC', '304'])(
  '%s alone, without a label, may be anything',
  (words) => {
    expect(materialsIn(words, false)).toEqual([])
  },
)

test('every material and grade is one of the catalogue', () => {
  const grades = new Map(materials.map(({ value, options }) => [value, options]))
  for (const { material, grade, alsoFits } of [...metals, ...furtherMaterials]) {
    for (const each of [...(grade ? [grade] : []), ...alsoFits]) expect(grades.get(material)).toContain(each)
    expect(grades.has(material)).toBe(true)
  }
})

const part = { finishing: '', tolerance: '', quantities: [1], texts: [] }
const differs = (material: string, materialGrade: string, words: string, label = 'Material') =>
  requestFindings(
    { ...part, material, materialGrade },
    { models: [], drawings: [drawing([], { [label]: words })], isMeasuring: false },
  ).length > 0

test.each([
  ['aluminum', '', 'EN AW-6082'],
  ['aluminum', 'Other', 'EN AW-6082'],
  ['aluminum', '6061-T6', '6061'],
  ['aluminum', '6061-T6', 'ALUMINUM'],
  ['steel', '1018', 'STEEL'],
  ['steel', '304 SS', 'STAINLESS STEEL'],
  ['steel', '316 SS', '1.4404 / 316L'],
  ['steel', '316 SS', '1.4301 or 1.4401'],
  ['steel', 'A36', 'S235JR'],
  ['brass', 'C360', 'CW614N'],
  ['other', '', 'CuSn8'],
])('%s %s agrees with a drawing that says %s', (material, grade, words) => {
  expect(differs(material, grade, words)).toBe(false)
})

test.each([
  ['aluminum', '7075-T6', 'EN AW-6061 T6'],
  ['steel', '1018', 'STAINLESS STEEL'],
  ['steel', '304 SS', '1.4404'],
  ['steel', '', 'Aluminium'],
  ['plastic', 'Nylon', 'POM'],
  ['brass', '', 'CuSn8'],
])('%s %s differs from a drawing that says %s', (material, grade, words) => {
  expect(differs(material, grade, words, 'Werkstoff')).toBe(true)
})

test('a material in a note counts where it is the only one, and not where it is of a screw', () => {
  const of = (notes: readonly string[]) =>
    requestFindings(
      { ...part, material: 'steel', materialGrade: '304 SS' },
      { models: [], drawings: [drawing(notes)], isMeasuring: false },
    ).length
  expect(of(['Teil aus EN AW-6082 T6'])).toBe(1)
  expect(of(['EN AW-6082 T6', 'X6CrNiMoTi17-12-2'])).toBe(0)
  expect(of(['Schraube ISO 4762 aus EN AW-6082 T6'])).toBe(0)
})

test('in a list of parts, whose column holds several materials, none is that of the part', () => {
  const { phrases } = drawing([])
  const [like] = phrases
  if (!like) throw new Error('A drawing for tests has a title block')
  const at = (text: string, row: number) => ({ ...like, text, x: 300, y: 200 + row * 16, height: 11, width: 60 })
  const column = [at('Material', 0), at('EN AW-6082', 1), at('1.4301', 2)]
  const found = (more: typeof column) =>
    requestFindings(
      { ...part, material: 'brass', materialGrade: '' },
      { models: [], drawings: [{ fileName: 'a.pdf', phrases: [...phrases, ...more] }], isMeasuring: false },
    ).map(({ theirs }) => theirs.words)
  expect(found(column.slice(0, 2))).toEqual(['EN AW-6082'])
  expect(found(column)).toEqual([])
})
