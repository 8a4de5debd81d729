import { expect, test } from 'vitest'
import { drawing } from '../../../test/drawing.ts'
import { statedUnit } from './units.ts'

test.each([
  ['DIMENSIONS IN MM', 'mm'],
  ['UNLESS OTHERWISE SPECIFIED: DIMENSIONS ARE IN MILLIMETERS', 'mm'],
  ['1. All linear dimensions are in millimeters. Any dimensions in parenthesis are for reference only.', 'mm'],
  ['Maße in mm', 'mm'],
  ['ALLE MASSE IN MM', 'mm'],
  ['COTES EN MM', 'mm'],
  ['単位：mm', 'mm'],
  ['UNITS: MM', 'mm'],
  ['DIMENSIONS ARE IN INCHES', 'in'],
  ['2. ALL DIMENSIONS IN INCHES UNLESS OTHERWISE NOTED.', 'in'],
  ['DIM IN INCHES', 'in'],
  ['General tolerances: ISO 2768-mK', 'mm'],
  ['DO NOT SCALE DRAWING', undefined],
  ['DIMENSIONS IN PARENTHESES ARE FOR REFERENCE', undefined],
] as const)('"%s" says %s', (words, unit) => {
  expect(statedUnit(drawing([words]).phrases)?.unit).toBe(unit)
})

test('a drawing that names both says none', () => {
  expect(
    statedUnit(drawing(['DIMENSIONS ARE IN INCHES', 'DIMENSIONS IN [ ] ARE IN MM', 'UNITS: MM']).phrases),
  ).toBeNull()
})
