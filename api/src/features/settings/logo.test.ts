import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes, pngBytes } from '../../../test/samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ env: { MAX_DOCUMENT_MB: '3' } })
})
afterAll(() => portal.api.stop())
afterEach(async () => {
  await portal.api.knex('providerSettings').update({ logoFileId: null, logoWidth: null, logoHeight: null })
  await portal.api.platform.provider.reload()
})

const path = '/api/admin/settings/logo'

function put(bytes: string | Uint8Array, { name = 'logo.png', basedOn }: { name?: string; basedOn?: object } = {}) {
  const fields: Record<string, string> = basedOn ? { basedOn: JSON.stringify(basedOn) } : {}
  const form = formOf(fields, { logo: [{ name, bytes }] })
  return portal.api.request('put', path, { as: portal.admin.token, form })
}
const remove = (logoId: string) => portal.admin.delete(`${path}?logoId=${logoId}`)

/** A JPEG that states its size after a segment of another kind, and contains no picture. */
function jpegBytes(width: number, height: number, turn: readonly number[] = []): Buffer {
  const comment = [0xff, 0xfe, 0x00, 0x04, 0x68, 0x69]
  const frame = [0xff, 0xc0, 0x00, 0x0b, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]
  const scan = [0xff, 0xda, 0x00, 0x08, 1, 1, 0, 0, 0x3f, 0, 0x00]
  return Buffer.from([0xff, 0xd8, ...turn, ...comment, ...frame, ...scan, 0xff, 0xd9])
}

test('a logo is stored with its size, and served to everybody at an address that may be cached for ever', async () => {
  const bytes = pngBytes(320, 80)
  const { status, body } = await put(bytes)
  expect(status).toBe(200)
  expect(body.logo).toMatchObject({ width: 320, height: 80 })
  const { url } = (await portal.api.request('get', '/api/provider')).body.logo
  expect(url).toBe(body.logo.url)
  const answer = await portal.api.request('get', url)
  expect(answer.status).toBe(200)
  expect(answer.bytes.equals(bytes)).toBe(true)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a JPEG is recognised by its content, whatever its name', async () => {
  const { body } = await put(jpegBytes(640, 200), { name: 'logo.svg' })
  expect(body.logo).toMatchObject({ width: 640, height: 200 })
  const answer = await portal.api.request('get', body.logo.url)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
})

test.each([
  ['big-endian', [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]],
  ['little-endian', [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]],
])('a photo marked as rotated (%s) has the size at which it is shown', async (_, directory) => {
  const exif = [...Buffer.from('Exif\0\0'), ...directory]
  const turn = [0xff, 0xe1, 0, exif.length + 2, ...exif]
  const { body } = await put(jpegBytes(400, 100, turn), { name: 'logo.jpg' })
  expect(body.logo).toMatchObject({ width: 100, height: 400 })
})

describe('refused, leaving the logo unchanged', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')
  const noise = Buffer.concat([pngBytes(100, 100), Buffer.alloc(1024 * 1024)])
  test.each([
    ['an SVG', svg, 'settings.logo_type'],
    ['an SVG named .png', svg, 'settings.logo_type'],
    ['a PDF', pdfBytes(), 'settings.logo_type'],
    ['a GIF', gif, 'settings.logo_type'],
    ['an empty file', '', 'file.empty'],
    ['a PNG without its end', pngBytes(100, 100).subarray(0, 40), 'file.truncated'],
    ['a picture that is not high enough', pngBytes(100, 15), 'settings.logo_size'],
    ['a picture that is too wide', pngBytes(4097, 100), 'settings.logo_size'],
    ['a picture of more than 1 MB', Buffer.concat([noise, pngBytes(1, 1)]), 'settings.logo_too_large'],
    ['a picture of more than any document', Buffer.concat([noise, Buffer.alloc(3 * 1024 * 1024)]), 'file.too_large'],
  ])('%s', async (_what, bytes, code) => {
    const answer = await put(bytes)
    expect(refusal(answer)[1]).toBe(code)
    expect(answer.body.fields.logo).toBeDefined()
    expect((await portal.admin.get('/api/admin/settings')).body.logo).toBeNull()
  })

  test('no file at all', async () => {
    const answer = await portal.api.request('put', path, { as: portal.admin.token, form: formOf({ other: '1' }) })
    expect(refusal(answer)).toEqual([400, 'settings.logo_missing'])
  })
})

test('of two admins who choose a logo, the second is told of the first', async () => {
  const basedOn = { logoId: null }
  expect((await put(pngBytes(100, 50, 'one'), { basedOn })).status).toBe(200)
  expect(refusal(await put(pngBytes(100, 50, 'two'), { basedOn }))).toEqual([409, 'write.stale'])
})

test('replacing a logo keeps the old file for mails that show it', async () => {
  const first = (await put(pngBytes(100, 50, 'first'))).body.logo
  const second = (await put(pngBytes(100, 50, 'second'))).body.logo
  expect(refusal(await remove(first.id))).toEqual([404, 'settings.no_logo'])
  expect((await portal.api.request('get', first.url)).status).toBe(200)
  expect((await remove(second.id)).body.logo).toBeNull()
  expect((await portal.api.request('get', '/api/provider')).body.logo).toBeNull()
  const actions = await portal.api.knex('auditLog').where({ action: 'settings.logo_changed' }).orderBy('at')
  expect(actions.at(-1).changes).toEqual({ fileName: null })
})

test('of two removals of the logo, the second finds none', async () => {
  const { id } = (await put(pngBytes(100, 50))).body.logo
  const answers = await Promise.all([remove(id), remove(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('other files cannot be read by their hash', async () => {
  const { id } = await portal.job.submitRfq(portal.customer.token)
  const form = formOf(
    { linkedToType: 'rfq', linkedToId: id },
    { files: [{ name: 'a.pdf', bytes: pdfBytes('secret') }] },
  )
  await portal.customer.post('/api/files/upload', form)
  const { sha256 } = await portal.api.knex('files').where({ linkedToType: 'rfq' }).first()
  expect((await portal.api.request('get', `/api/provider/logo/${sha256}`)).status).toBe(404)
})
