import { expect, test } from 'vitest'
import { textFacts } from './text-facts.ts'

const file = (header: string, data: string) => `ISO-10303-21;\nHEADER;\n${header}\nENDSEC;\nDATA;\n${data}\nENDSEC;\n`

test('products are named as people wrote them, each once', () => {
  const names = [
    "#1=PRODUCT('b','\\X2\\30D930FC30B9\\X0\\','',(#9));",
    "#2=PRODUCT('b','\\X2\\30D930FC30B9\\X0\\','',(#9));",
    "#3 = PRODUCT ( 'K-1', '', '', (#9));",
    "#4=PRODUCT('x','d''Or \\S\\D','',(#9));",
  ]
  expect(textFacts(file('', names.join('\n'))).products).toEqual(['ベース', 'K-1', "d'Or Ä"])
})

test.each([
  ["FILE_NAME('a','2026',('Ada, (B)'),(''),'Writer 8','CAD, 2026','');", 'CAD, 2026'],
  ["FILE_NAME('a','2026',(''),(''),'Writer 8','','');", 'Writer 8'],
  ["FILE_NAME('a','2026',(''),(''),'','','');", null],
])('the program is read from %s', (header, system) => {
  expect(textFacts(file(header, '')).authorSystem).toBe(system)
})

test('annotations, tolerances and dimensions are counted, limits are no tolerances', () => {
  const data = [
    "#1=DRAUGHTING_ANNOTATION_OCCURRENCE('',(#9),#8);",
    "#2=TESSELLATED_ANNOTATION_OCCURRENCE('',(#9),#8);",
    "#3=FLATNESS_TOLERANCE('',$,#7,#6);",
    '#4=(GEOMETRIC_TOLERANCE($,$,#7,#6)GEOMETRIC_TOLERANCE_WITH_MODIFIERS((.M.))POSITION_TOLERANCE());',
    '#5=PLUS_MINUS_TOLERANCE(#5,#4);',
    "#6=DIMENSIONAL_SIZE(#1,'diameter');",
  ]
  expect(textFacts(file('', data.join('\n')))).toMatchObject({ annotations: 2, tolerances: 2, dimensions: 1 })
})
