import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { NotPart21 } from './part21-statements.ts'
import { NeutralStep, namesInStep } from './step-copy.ts'

const header = `HEADER;
FILE_DESCRIPTION(('Acme gripper; rev. C'),'2;1');
FILE_NAME('C:\\\\Acme\\\\gripper.step','2026-01-01',('Ada Lovelace'),('Acme Robotics'),'CAD','CAD','Ada');
FILE_SCHEMA(('AP214'));
ENDSEC;`

const data = `#1=APPLICATION_CONTEXT('automotive design');
#2=PRODUCT_CONTEXT('',#1,'mechanical');
#3=PRODUCT('Zephyrion arm','Zephyrion arm; left''s','for Acme',(#2));
#4=PERSON('ada','Lovelace','Ada',$,$,$);
#5=ORGANIZATION('acme','Acme Robotics','robots');
#6=NEXT_ASSEMBLY_USAGE_OCCURRENCE('x','Zephyrion arm:1','',#8,#9,$);
#7=MANIFOLD_SOLID_BREP('Zephyrion body',#10);
#8=PRODUCT('hand','hand','',(#2));
#9=(LENGTH_UNIT()NAMED_UNIT(*)CONVERSION_BASED_UNIT('INCH',#11));
#12=(REPRESENTATION_CONTEXT('Zephyrion','3D')GEOMETRIC_REPRESENTATION_CONTEXT(3));
#13=DESCRIPTIVE_REPRESENTATION_ITEM('note','M6 x 1 through');
#14=DESCRIPTIVE_REPRESENTATION_ITEM('note','ask \\X2\\682A\\X0\\Acme first');
#15=DESCRIPTIVE_REPRESENTATION_ITEM('Drawn by','Grace Hopper');
#16=DESCRIPTIVE_REPRESENTATION_ITEM('note','as on the ZEPHYRION ARM');
#17=CARTESIAN_POINT('Acme /* no comment */ ; point',(1.,2.,3.));`

const file = (within = data, before = header) =>
  `ISO-10303-21;\n/* made by Acme Robotics */\n${before}\nDATA;\n${within}\nENDSEC;\nEND-ISO-10303-21;\n`

/** The copy of a text arriving in pieces of the given number of characters. */
async function copyOf(whole: string, { size = 1000 } = {}): Promise<string> {
  const pieces = () =>
    Readable.from((whole.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []).map((each) => Buffer.from(each)))
  const own = await namesInStep(pieces())
  const names = { reference: 'REF-0001-1', name: 'Part 1' }
  const source = pieces()
  const copy = new NeutralStep(names, { customer: (said) => /acme/i.test(said), own })
  source.once('error', (error) => copy.destroy(error))
  return text(source.pipe(copy))
}

test('no name is left, whether in header, comments or data', async () => {
  const copy = await copyOf(file())
  expect(copy).not.toMatch(/acme|ada|lovelace|zephyrion|hopper|gripper|682A|robots/i)
})

test('products are named after the reference, numbered one by one', async () => {
  const copy = await copyOf(file())
  expect(copy).toContain("#3=PRODUCT('REF-0001-1','Part 1','',(#2));")
  expect(copy).toContain("#8=PRODUCT('REF-0001-1.2','Part 1.2','',(#2));")
  expect(copy).toContain("#6=NEXT_ASSEMBLY_USAGE_OCCURRENCE('1','','',#8,#9,$);")
})

test('schema, units, contexts and manufacturing notes stay', async () => {
  const copy = await copyOf(file())
  expect(copy).toContain("FILE_SCHEMA(('AP214'));")
  expect(copy).toContain("#9=(LENGTH_UNIT()NAMED_UNIT(*)CONVERSION_BASED_UNIT('INCH',#11));")
  expect(copy).toContain("#1=APPLICATION_CONTEXT('automotive design');")
  expect(copy).toContain("('note','M6 x 1 through')")
  expect(copy).toContain("#12=(REPRESENTATION_CONTEXT('','')GEOMETRIC_REPRESENTATION_CONTEXT(3));")
  expect(copy).toContain("#17=CARTESIAN_POINT('',(1.,2.,3.));")
})

test('the copy is the same however the file is cut into pieces', async () => {
  const whole = await copyOf(file())
  for (const size of [1, 2, 7]) expect(await copyOf(file(), { size })).toBe(whole)
})

test('a header of any length is rewritten', async () => {
  const long = header.replace("('Acme gripper; rev. C')", `('${'Acme '.repeat(100_000)}')`)
  expect(await copyOf(file(data, long))).toBe(await copyOf(file()))
})

test('a comment that looks like the end of the header is skipped', async () => {
  const misleading = header.replace('FILE_NAME', '/* ENDSEC; DATA; #1=X(); */ FILE_NAME')
  expect(await copyOf(file(data, misleading))).toBe(await copyOf(file()))
})

test.each([
  ['is no STEP file', 'solid acme\nendsolid'],
  ['has no schema', file(data, header.replace(/FILE_SCHEMA.*\n/, ''))],
  ['has a schema with extra words', file(data, header.replace("'AP214'", "'made by Acme!'"))],
  ['was cut off', file().slice(0, -30)],
  ['ends inside a string', file("#1=PRODUCT('a")],
  ['refers to another file', file().replace('DATA;', 'REFERENCE;\n#1=<acme.step#2>;\nENDSEC;\nDATA;')],
])('a file that %s is not copied', async (_, whole) => {
  await expect(copyOf(whole)).rejects.toThrow(NotPart21)
})
