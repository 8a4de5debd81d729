import { expect, test } from 'vitest'
import { GeometryFailure } from './failure.ts'
import { outlinePart21, part21Of } from './part21.ts'

const file = (data: string) =>
  Buffer.from(`ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n${data}\nENDSEC;\nEND-ISO-10303-21;\n`)
const context = (unit: string) =>
  `#9=(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNIT_ASSIGNED_CONTEXT((${unit},#8))REPRESENTATION_CONTEXT('',''));`

test.each([
  ['mm', '#1=(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.));', '#1'],
  ['m', '#1=( LENGTH_UNIT ( ) NAMED_UNIT ( * ) SI_UNIT ( $, .METRE. ) );', '#1'],
  ['mm', "#1=(CONVERSION_BASED_UNIT('MILLIMETRE',#3)LENGTH_UNIT()NAMED_UNIT(#4));", '#1'],
])('the unit of a file in %s is recognised', (unit, entity, ref) => {
  expect(outlinePart21(file(`${entity}\n${context(ref)}`)).unit).toBe(unit)
})

test('a file in inches is not taken for one in the millimetres that define the inch', () => {
  const units =
    "#1=(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.));\n#2=(CONVERSION_BASED_UNIT('INCH',#3)LENGTH_UNIT()NAMED_UNIT(#4));"
  expect(outlinePart21(file(`${units}\n${context('#2')}`)).unit).toBe('in')
})

test('two units in one file give no unit', () => {
  const units =
    "#1=(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.));\n#2=(CONVERSION_BASED_UNIT('INCH',#3)LENGTH_UNIT()NAMED_UNIT(#4));"
  expect(outlinePart21(file(`${units}\n${context('#1')}\n${context('#2')}`)).unit).toBeNull()
})

test.each([
  [
    'several',
    '#1=(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.));',
    "#2=(CONVERSION_BASED_UNIT('INCH',#3)LENGTH_UNIT()NAMED_UNIT(#4));",
  ],
  ['other', "#1=(CONVERSION_BASED_UNIT('YARD',#3)LENGTH_UNIT()NAMED_UNIT(#4));", ''],
  [null, '', ''],
])('units that the kernel converts are told from no unit: %s', (declared, one, two) => {
  const outline = outlinePart21(file(`${one}\n${two}\n${context('#1')}\n${context('#2')}`))
  expect([outline.declaredUnit, outline.unit]).toEqual([declared, null])
})

test('a byte order mark at the start and a mail footer at the end are dropped', () => {
  const plain = part21Of(file('#1=X();')).toString()
  const wrapped = Buffer.concat([Buffer.from('\ufeff'), file('#1=X();'), Buffer.from('--\nSent from my phone\n')])
  expect(part21Of(wrapped).toString()).toBe(plain)
  expect(plain.startsWith('ISO-10303-21;')).toBe(true)
  expect(plain.endsWith('END-ISO-10303-21;\n')).toBe(true)
})

const codeOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return error instanceof GeometryFailure ? error.code : error
  }
  return null
}

test.each([
  ['nothing', Buffer.alloc(0), 'geometry.unreadable'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'geometry.unreadable'],
  ['a file without its end', file('').subarray(0, 40), 'geometry.truncated'],
])('%s is refused', (_, bytes, code) => {
  expect(codeOf(() => part21Of(bytes))).toBe(code)
})

const point = (coordinates: string) => `#1=CARTESIAN_POINT('',(${coordinates}));`
test.each([
  ['decimal commas', point('10,5,20,0,1,5'), 'geometry.decimal_commas'],
  ['an infinite coordinate', point('1.E400,0.,0.'), 'geometry.not_finite'],
  ['a coordinate that is not a number', point('NAN,0.,0.'), 'geometry.not_finite'],
  ['deep nesting', `#1=X(${'('.repeat(5000)}${')'.repeat(5000)});`, 'geometry.too_deep'],
  ['finite elements', "#1=VOLUME_3D_ELEMENT_REPRESENTATION('',$);", 'geometry.analysis_model'],
  ['triangles only', "#1=TESSELLATED_SHELL('',(#2),$);", 'geometry.tessellated'],
])('%s is reported', (_, data, code) => {
  expect(codeOf(() => outlinePart21(file(data)))).toBe(code)
})

test.each([
  ['a point in a plane', point('1.5,2.E1')],
  ['parentheses in a name', `#1=PRODUCT('${'('.repeat(500)}',$);`],
  ['open parentheses in names after an apostrophe', `/* it's */\n${"#1=PRODUCT('(',$);\n".repeat(500)}`],
  ['a mesh besides exact faces', "#1=TESSELLATED_SHELL('',(#2),$);\n#2=ADVANCED_FACE('',(#3),#4,.T.);"],
])('%s is not a fault', (_, data) => {
  expect(codeOf(() => outlinePart21(file(data)))).toBeNull()
})
