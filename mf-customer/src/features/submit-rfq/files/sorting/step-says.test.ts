import { expect, test } from 'vitest'
import { saidIn, stepSays } from './step-says.ts'

const product = (name: string, id = name) => `#1=PRODUCT('${id}','${name}','',(#2));\n`

test('the only product gives its name, decoded', () => {
  expect(saidIn(product('Gripper base')).productName).toBe('Gripper base')
  expect(saidIn(product(String.raw`O''Neil \X2\6B6F8ECA\X0\ \X\E9`)).productName).toBe("O'Neil 歯車 é")
})

test('a product without a name goes by its id', () => {
  expect(saidIn(product('', 'P-1042')).productName).toBe('P-1042')
})

test('several products, and names that programs make up, say nothing', () => {
  expect(saidIn(product('Base') + product('Lid')).productName).toBeNull()
  for (const name of ['Part 1', 'Open CASCADE STEP translator 7.7 1', '']) {
    expect(saidIn(product(name)).productName).toBeNull()
  }
})

test('a material is told only where the file names one', () => {
  expect(saidIn(product('Base')).material).toBeNull()
  expect(saidIn("#9=DESCRIPTIVE_REPRESENTATION_ITEM('material','Aluminum 6061-T6');").material).toBe('Aluminum 6061-T6')
  expect(saidIn("#9=MATERIAL_DESIGNATION('Steel',(#4));").material).toBe('Steel')
  expect(saidIn("#9=DESCRIPTIVE_REPRESENTATION_ITEM('colour','Steel');").material).toBeNull()
})

test('both ends of a large file are read', async () => {
  const middle = new Uint8Array(3 * 1024 * 1024)
  const file = new File(['ISO-10303-21;\n', middle, product('At the end')], 'large.step')
  expect((await stepSays(file)).productName).toBe('At the end')
})
