import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { EmptyHeader, withEmptyHeader } from './step-header.ts'

const drawn = `ISO-10303-21;
/* made by Acme Robotics */
HEADER;
FILE_DESCRIPTION(('Acme gripper; rev. C'),'2;1');
FILE_NAME('C:\\\\Acme\\\\gripper.step','2026-01-01',('Ada Lovelace'),('Acme Robotics'),'CAD','CAD','Ada');
FILE_SCHEMA(('AP214'));
ENDSEC;
DATA;
#1=PRODUCT('part','','',());
ENDSEC;
END-ISO-10303-21;
`

test('a header keeps its schema alone', () => {
  const emptied = withEmptyHeader(drawn, 'REF-0001-1.step')
  expect(emptied).not.toMatch(/Acme|Ada|gripper/)
  expect(emptied).toContain("FILE_SCHEMA(('AP214'));")
  expect(emptied).toContain("DATA;\n#1=PRODUCT('part','','',());\nENDSEC;\nEND-ISO-10303-21;\n")
})

test('a name that would end its text is written without marks', () => {
  expect(withEmptyHeader(drawn, "a');DATA;.step")).toContain("FILE_NAME('a___DATA_.step'")
})

test('a file that comes in pieces loses its header too, and nothing else', async () => {
  const rest = '#2=POINT(0.);\n'.repeat(40_000)
  const whole = drawn.replace("#1=PRODUCT('part','','',());\n", rest)
  const pieces = whole.match(/[\s\S]{1,1000}/g) ?? []
  const passed = await text(Readable.from(pieces.map((piece) => Buffer.from(piece))).pipe(new EmptyHeader('x.step')))
  expect(passed).toBe(withEmptyHeader(whole, 'x.step'))
})
