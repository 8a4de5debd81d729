import { expect, test } from 'vitest'
import { withOneDataSection } from './part21-sections.ts'

const header = "ISO-10303-21;\nHEADER;\nFILE_NAME('ENDSEC','',(''),(''),'','','');\nENDSEC;"
const read = (text: string) => withOneDataSection(Buffer.from(text, 'latin1')).toString('latin1')
const plain = `${header}\nDATA;\n#1=X('é');\n#2=Y();\nENDSEC;\nEND-ISO-10303-21;\n`

test.each([
  ['names for other files', `${header}\nANCHOR;\n<a>=#1 {note:'ENDSEC;'};\nENDSEC;\nDATA;`],
  [
    'links to other files',
    `${header}\n/* two */ANCHOR;\n<a>=#1;\nENDSEC ;\nREFERENCE;\n#9=<b.stp#a>;\nENDSEC;\nDATA ;`,
  ],
  ['a section with a name', `${header}\nDATA('main; part',('AP242'));`],
])('%s are left out', (_, begin) => {
  expect(read(plain.replace(`${header}\nDATA;`, begin))).toBe(plain)
})

test('several sections of data become one', () => {
  const several = plain
    .replace('DATA;', "DATA('one',('AP242'));")
    .replace('#2=', "ENDSEC;\nDATA ( 'two' , ('AP242') ) ;\n#2=")
  expect(read(several).replace(/\n+/g, '\n')).toBe(plain)
})

test.each([
  ['of one section', plain],
  ['without data', header],
  ['without an end of its header', 'ISO-10303-21;\nHEADER;'],
])('a file %s stays as it is', (_, text) => {
  expect(read(text)).toBe(text)
})
