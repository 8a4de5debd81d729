import { expect, test } from 'vitest'
import { type ReadPdf, readPdf } from '../../../test/pdf-text.ts'
import type { BusinessDocument, Row } from './document.ts'
import { drawDocument } from './draw.ts'

const provider = {
  name: 'Halden Precision Works',
  logo: null,
  addressLines: ['14 Foundry Lane', 'Sheffield'],
  footLines: ['VAT ID GB 123 4567 89'],
  paper: 'a4',
} as const satisfies BusinessDocument['provider']

const columns = [
  { label: '#', width: 28 },
  { label: 'Part' },
  { label: 'Amount', align: 'right', width: 90 },
] as const satisfies object[]

const row = (text: string, index = 0): Row => ({
  cells: [{ text: String(index + 1) }, { text }, { text: '$1,250.00' }],
})

const documentOf = (rows: Row[], more: Partial<BusinessDocument> = {}): BusinessDocument => ({
  title: 'Quote',
  number: 'SQTE-0042',
  provider: { ...provider, addressLines: [...provider.addressLines], footLines: [...provider.footLines] },
  facts: [{ label: 'Date', value: 'Jan 05, 2026' }],
  parties: [{ label: 'Prepared for', lines: ['Northwind', 'Dana Whitfield'] }],
  blocks: [
    { kind: 'table', label: 'Prices', columns: [...columns], rows },
    { kind: 'totals', rows: [{ label: 'Total (USD)', value: '$1,250.00' }] },
  ],
  ...more,
})

const drawn = async (document: BusinessDocument) => readPdf(await drawDocument(document))

test('a document states its title, its author and its language', async () => {
  const { info, language, pages } = await drawn(documentOf([row('Gripper bracket')]))
  expect(info).toMatchObject({ Title: 'Quote SQTE-0042', Author: 'Halden Precision Works' })
  expect(language).toBe('en-US')
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('Page 1 of 1')
})

test('screen readers find headings and tables', async () => {
  const { elements } = await drawn(documentOf([row('Gripper bracket')]))
  for (const role of ['Document', 'H1', 'Table', 'TR', 'TH', 'TD', 'P']) expect([...elements]).toContain(role)
})

test.each([
  ['Cyrillic', 'Кронштейн опорный № 7', 'Inter'],
  ['Japanese', '精密部品アルミ板', 'NotoSansJP'],
  ['Hebrew', 'לוח בקרה', 'NotoSansHebrew'],
  ['Thai', 'ชิ้นส่วน', 'NotoSansThai'],
  ['Korean', '한국정밀', 'NotoSansKR'],
  ['Simplified Chinese', '龙门铣床', 'NotoSansSC'],
])('%s is set in a font that has it, and can be copied', async (_script, name, font) => {
  const { pages, fonts } = await drawn(documentOf([row(name)]))
  expect(pages[0]).toContain(name)
  expect(fonts).toContain(`${font}-Regular`)
})

test.each([
  ['Latin', 'Gripper bracket'],
  ['Cyrillic', 'Кронштейн опорный'],
  ['Greek', 'Στήριγμα άξονα'],
  ['Japanese', '精密部品アルミ板'],
  ['Hebrew', 'לוח בקרה'],
  ['Thai', 'ชิ้นส่วน'],
  ['Korean', '한국정밀'],
])(
  '%s can be copied in either weight, even if its glyphs were parts of other letters before',
  async (_script, name) => {
    // Accented letters are composed of others, which the fonts then store without their meaning.
    const composed = 'ṕģéñûïṙḃþęåķţ рпΐόάϊй がぱプ'
    await drawDocument(documentOf([row(composed)], { subject: composed }))
    const { pages, fonts } = await drawn(documentOf([row(name)], { subject: name }))
    expect(pages[0]?.split(name)).toHaveLength(3)
    expect(fonts.filter((font) => font.endsWith('SemiBold')).length).toBeGreaterThan(0)
  },
)

test('only the used letters of the used fonts are embedded', async () => {
  const plain = await drawDocument(documentOf([row('Gripper bracket')]))
  const japanese = await drawDocument(documentOf([row('精密部品')]))
  expect(plain.length).toBeLessThan(60_000)
  expect(japanese.length).toBeLessThan(80_000)
})

test('a long table continues over pages, each with its head and the page number', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => row(`Bracket no. ${index + 1}`, index))
  const { pages } = await drawn(documentOf(rows))
  expect(pages.length).toBeGreaterThan(4)
  for (const [index, page] of pages.slice(0, -1).entries()) {
    expect(page).toContain('Amount')
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
  }
  for (let number = 1; number <= 200; number += 1) {
    expect(pages.filter((page) => new RegExp(`Bracket no\\. ${number}(?!\\d)`).test(page))).toHaveLength(1)
  }
})

test('Arabic letters are joined and dotted for their position, and none is lost', async () => {
  const { pages, fonts } = await drawn(documentOf([row('مصنع الدقة')]))
  // Dots are separate glyphs, which this reader places arbitrarily.
  const letters = [...(pages[0]?.match(/\p{Script=Arabic}/gu) ?? [])].sort()
  expect(letters).toEqual([...'مصنعالدقة'].sort())
  expect(fonts).toContain('NotoSansArabic-Regular')
})

test('a number is never broken, however long', async () => {
  const long = row('Housing')
  const { pages } = await drawn(
    documentOf([{ ...long, cells: [...long.cells.slice(0, 2), { text: '$1,234,567.891234' }] }]),
  )
  expect(pages[0]).toContain('$1,234,567.891234')
})

test('a name of 10,000 letters without a space is broken over lines and pages without losing any', async () => {
  const { pages } = await drawn(documentOf([row('ж'.repeat(10_000))]))
  expect(pages.join('').match(/ж/g)).toHaveLength(10_000)
})

test('a logo that cannot be drawn is replaced by the name', async () => {
  const document = documentOf([row('Housing')])
  const { pages } = await drawn({ ...document, provider: { ...document.provider, logo: new Uint8Array([1, 2, 3]) } })
  expect(pages[0]).toContain('Halden Precision Works')
})

test('passages keep their lines, and a preview is marked as one', async () => {
  const blocks = [{ kind: 'passage', title: 'Notes', text: 'Ex works.\nPacked in foam.' } as const]
  const { pages } = await drawn(documentOf([], { blocks, notice: 'Preview. The customer has not seen this quote.' }))
  expect(pages[0]).toMatch(/Ex works\.\n+Packed in foam\./)
  expect(pages[0]).toContain('Preview.')
})

/** Pieces of text that lie on each other. */
function overprinted(places: ReadPdf['places']): string[] {
  return places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .filter(({ page, y }) => page === one.page && Math.abs(y - one.y) < 6)
      .filter(({ x, width }) => x < one.x + one.width - 1 && one.x < x + width - 1)
      .map(({ text }) => `${one.text} | ${text}`),
  )
}

test.each([
  ['Hebrew', 'משלוח לירושלים'],
  ['Arabic', 'شحن'],
  ['long', 'Freight to the second dock of the works in Osaka, insured, with a pallet that comes back to us afterwards'],
])('the name of a charge, %s, stands beside its amount, and below it the next one', async (_which, label) => {
  const rows = [
    { label: 'Subtotal', value: '$1,200.00' },
    { label, value: '$49,000.50' },
    { label: 'Setup', value: '$10.00' },
    { label: 'Total (USD)', value: '$50,210.50' },
  ]
  const { places } = await drawn(documentOf([], { blocks: [{ kind: 'totals', rows }] }))
  expect(overprinted(places)).toEqual([])
})

test('totals that no page could hold go on over pages, without losing any', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ label: `Charge no. ${index + 1}`, value: `$${index}.00` }))
  const { pages } = await drawn(documentOf([], { blocks: [{ kind: 'totals', rows }] }))
  expect(pages.length).toBeGreaterThan(1)
  for (let number = 1; number <= 60; number += 1) expect(pages.join('\n')).toMatch(new RegExp(`no\\. ${number}(?!\\d)`))
})
