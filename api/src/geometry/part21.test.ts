import { expect, test } from 'vitest'
import { outlinePart21 } from './part21.ts'

const file = (data: string) =>
  Buffer.from(`ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n${data}\nENDSEC;\nEND-ISO-10303-21;\n`)
const context = (unit: string) =>
  `#9=(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNIT_ASSIGNED_CONTEXT((${unit},#8))REPRESENTATION_CONTEXT('',''));`

test.each([
  ['mm', '#1=(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.));', '#1'],
  ['m', '#1=( LENGTH_UNIT ( ) NAMED_UNIT ( * ) SI_UNIT ( $, .METRE. ) );', '#1'],
  ['mm', "#1=(CONVERSION_BASED_UNIT('MILLIMETRE',#3)LENGTH_UNIT()NAMED_UNIT(#4));", '#1'],
])('a file in %s says so', (unit, entity, ref) => {
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

test('files that are no STEP, and truncated ones, are told apart from complete ones', () => {
  expect(outlinePart21(file(''))).toMatchObject({ isPart21: true, isComplete: true })
  expect(outlinePart21(file('').subarray(0, 40))).toMatchObject({ isPart21: true, isComplete: false })
  expect(outlinePart21(Buffer.from('%PDF-1.7'))).toMatchObject({ isPart21: false, isComplete: false })
  expect(outlinePart21(Buffer.alloc(0))).toMatchObject({ isPart21: false, isComplete: false })
})
