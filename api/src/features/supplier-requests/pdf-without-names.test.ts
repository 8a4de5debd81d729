import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawnLine, pdfOfObjects, pdfWithMetadata, pngBytes } from '../../../test/samples.ts'
import { NotRewritable, pdfWithoutNames } from './pdf-without-names.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** What a reader finds in a PDF. */
async function read(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { fnArray } = await page.getOperatorList()
    const { items } = await page.getTextContent()
    // The names of fonts count the documents that were read.
    const texts = items.map((item) => ({ ...item, fontName: undefined }))
    pages.push({ view: page.view, fnArray, texts, annotations: await page.getAnnotations() })
  }
  const { info, metadata } = await document.getMetadata()
  return { pages: { pages, outline: await document.getOutline() }, said: { info, metadata } }
}

test('nothing that programs write of an author is left, and the page is the same to the byte', async () => {
  const copy = await pdfWithoutNames(Buffer.from(pdfWithMetadata('Zoltan of Acme')))
  expect(text(copy)).not.toMatch(/Zoltan|Acme|CAD|0123456789abcdef/)
  expect(text(copy)).toContain(drawnLine)
})

test('pages, texts, pictures, links inside of it and outline read as before', async () => {
  const drawing = new PDFDocument({ info: { Author: 'Zoltan', Title: 'Acme arm' }, pdfVersion: '1.7' })
  drawing.outline.addItem('Sheet 1')
  drawing.fontSize(20).text('Tolerance ±0.02', { goTo: 'second' })
  drawing.moveTo(50, 50).lineTo(300, 400).stroke()
  drawing.addPage({ size: 'A3' }).text('Sheet 2', { destination: 'second' })
  drawing.end()
  const before = await buffer(drawing)
  const [original, copy] = [await read(before), await read(await pdfWithoutNames(before))]
  expect(original.said.info).toMatchObject({ Author: 'Zoltan', Title: 'Acme arm' })
  expect(JSON.stringify(copy.said.info)).not.toMatch(/Zoltan|Acme|PDFKit/)
  expect(copy.said.metadata).toBeNull()
  expect(copy.pages).toEqual(original.pages)
})

test('authors of comments and embedded files are left out; comments and fields stay', async () => {
  const bytes = pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(Zoltan.txt) 4 0 R] >> >> /AF [4 0 R] /AcroForm << /Fields [8 0 R] >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Annots [6 0 R 7 0 R 8 0 R 9 0 R 10 0 R] >>',
    '<< /Type /Filespec /F (Zoltan.txt) /EF << /F 5 0 R >> >>',
    '<< /Type /EmbeddedFile /Length 14 >>\nstream\nZoltan of Acme\nendstream',
    '<< /Subtype /Text /Rect [0 0 9 9] /T (Zoltan) /Contents (Deburr all edges) >>',
    '<< /Type /Annot /Subtype /FileAttachment /Rect [9 9 20 20] /T (Zoltan) /Contents (By Zoltan) /FS 4 0 R /Popup 9 0 R >>',
    '<< /Type /Annot /Subtype /Widget /Rect [20 20 60 40] /FT /Tx /T (Revision) /V (B) >>',
    '<< /Type /Annot /Subtype /Popup /Rect [9 9 20 20] /Parent 7 0 R >>',
    '<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /T (Acme) /Contents (Agreed) /IRT 7 0 R >>',
  ])
  const copy = await pdfWithoutNames(Buffer.from(bytes))
  expect(text(copy)).not.toMatch(/Zoltan|Acme|EmbeddedFile/)
  const { pages } = (await read(copy)).pages
  expect(pages[0]?.annotations.map(({ subtype }) => subtype)).toEqual(['Text', 'Text', 'Widget'])
  expect(pages[0]?.annotations).toMatchObject([
    { contentsObj: { str: 'Deburr all edges' }, titleObj: { str: '' } },
    { contentsObj: { str: 'Agreed' }, titleObj: { str: '' } },
    { fieldName: 'Revision' },
  ])
})

test.each([
  [
    'signed',
    pdfWithMetadata('x').replace('/Type /Catalog', '/Type /Catalog /Perms << /DocMDP << /ByteRange [0 1] >> >>'),
  ],
  ['no PDF', pngBytes(1, 1)],
])('a file that is %s is not written anew', async (_, bytes) => {
  await expect(pdfWithoutNames(Buffer.from(bytes))).rejects.toThrow(NotRewritable)
})

test('articles with their authors are left out; how a drawing is measured stays', async () => {
  const copy = await pdfWithoutNames(
    Buffer.from(
      pdfOfObjects([
        '<< /Type /Catalog /Pages 2 0 R /Threads [4 0 R] >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /VP [<< /BBox [0 0 9 9] /Measure 5 0 R >>] >>',
        '<< /Type /Thread /I << /Author (Zoltan) >> >>',
        '<< /Type /Measure /Subtype /RL /R (1:1) /T [<< /U (degrees) /C 1 >>] >>',
      ]),
    ),
  )
  expect(text(copy)).not.toContain('Zoltan')
  expect(text(copy)).toContain('degrees')
})

test('scripts and what leads out of the document are left out; what leads to its pages stays', async () => {
  const copy = await pdfWithoutNames(
    Buffer.from(
      pdfOfObjects([
        `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\('Zoltan'\\)) >>
          /AA << /WC << /S /JavaScript /JS (Zoltan) >> >> /URI << /Base (https://zoltan.example) >>
          /Names << /JavaScript << /Names [(Zoltan) << /S /JavaScript /JS (1) >>] >> >> /Outlines 8 0 R >>`,
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Annots [4 0 R 5 0 R 6 0 R 7 0 R] >>',
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://zoltan.example) >> >>',
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (C:\\\\Zoltan.exe) >> >>',
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /GoTo /D [3 0 R /Fit] /Next [<< /S /GoToR /F (Zoltan.pdf) /D [0 /Fit] >>] >> >>',
        '<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << /Assets (Zoltan) >> >>',
        '<< /Type /Outlines /First 9 0 R /Last 10 0 R /Count 2 >>',
        '<< /Title (Views) /Parent 8 0 R /Next 10 0 R /A << /S /GoTo /D [3 0 R /Fit] >> >>',
        '<< /Title (Sections) /Parent 8 0 R /Prev 9 0 R /Dest [3 0 R /Fit] >>',
      ]),
    ),
  )
  expect(text(copy)).not.toMatch(/zoltan|JavaScript|Launch|GoToR/i)
  const { pages, outline } = (await read(copy)).pages
  expect(pages[0]?.annotations.map(({ dest }) => dest !== undefined)).toEqual([false, false, true, false])
  expect(outline?.map(({ title, dest }) => [title, dest !== null])).toEqual([
    ['Views', true],
    ['Sections', true],
  ])
})

test('a photo on a page says nothing of its camera, and looks the same', async () => {
  const photo = await sharp({ create: { width: 8, height: 4, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Zoltan', Copyright: 'Acme' } })
    .jpeg()
    .toBuffer()
  const drawing = new PDFDocument()
  drawing.image(photo, 0, 0)
  drawing.end()
  const before = await buffer(drawing)
  expect(text(before)).toContain('Zoltan')
  const copy = await pdfWithoutNames(before)
  expect(text(copy)).not.toMatch(/Zoltan|Acme/)
  const [original, cleaned] = [await read(before), await read(copy)]
  expect(cleaned.pages).toEqual(original.pages)
})

test('a photo that is packed once more says nothing of its camera either, and looks the same', async () => {
  const photo = await sharp({ create: { width: 8, height: 4, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Zoltan' } })
    .jpeg()
    .toBuffer()
  const content = deflateSync(photo).toString('latin1')
  const image = '/Type /XObject /Subtype /Image /Width 8 /Height 4 /ColorSpace /DeviceRGB /BitsPerComponent 8'
  const drawn = 'q 8 0 0 4 0 0 cm /Photo Do Q'
  const before = pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 8 4] /Contents 5 0 R /Resources << /XObject << /Photo 4 0 R >> >> >>',
    `<< ${image} /Filter [/FlateDecode /DCTDecode] /DecodeParms [null null] /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ])
  const copy = text(await pdfWithoutNames(Buffer.from(before, 'latin1')))
  const stored = Buffer.from(copy.slice(copy.indexOf('\xff\xd8')), 'latin1')
  expect(stored.toString('latin1')).not.toContain('Zoltan')
  expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer())
})
