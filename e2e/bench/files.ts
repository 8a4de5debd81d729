import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { purchaseOrderPdf } from '@kerf/samples/documents.ts'
import { apiOf } from '../fixtures/api.ts'
import { startKerf } from '../fixtures/server.ts'
import { Verdict } from './lib/verdict.ts'
import { soon } from './lib/waiting.ts'

const MB = 1_000_000
const fileBytes = 100 * MB
const filesInZip = 11
/** Megabytes by which the memory of the API may rise. */
const mayRise = 150
const verdict = new Verdict()
/** Milliseconds until the geometry of a file must be over: three attempts at the limit of a large file. */
const longestRead = 15 * 60_000

const kerf = await startKerf()
const api = apiOf(kerf)
const folder = await mkdtemp(join(tmpdir(), 'kerf-bench-'))

/** Resident memory of the API process, in bytes, as it reports it itself. */
async function memory(): Promise<number> {
  const metrics = await (await fetch(`${kerf.url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1])
}

/** Asks until the server is done with a STEP file: what it may take in memory goes on after the upload. */
async function untilRead(token: string, id: string): Promise<string> {
  const states: string[] = []
  await soon(async () => {
    states.length = 0
    for (const what of ['facts', 'geometry']) {
      const { status, code } = await api.json<{ status: string; code: string | null }>(
        'GET',
        `/api/files/${id}/${what}`,
        token,
      )
      states.push(`${what} ${code ?? status}`)
    }
    return states.every((state) => !/ (queued|running)$/.test(state))
  }, longestRead)
  return states.join(', ')
}

/**
 * Runs something and reports how far memory rose above its level before.
 * @param from that level, where it is another than now
 * @returns it
 */
async function watch(name: string, work: () => Promise<number>, from?: number): Promise<number> {
  const before = from ?? (await memory())
  let highest = before
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      highest = Math.max(highest, await memory())
      await wait(50)
    }
  })()
  const start = performance.now()
  const bytes = await work()
  const seconds = (performance.now() - start) / 1000
  isOver = true
  await watching
  const rise = (highest - before) / MB
  console.log(
    `${name}: ${(bytes / MB).toFixed(0)} MB in ${seconds.toFixed(1)} s; memory rose from ${(before / MB).toFixed(0)} MB ` +
      `by ${rise.toFixed(0)} MB (bound: ${mayRise} MB)`,
  )
  verdict.hold(rise <= mayRise, `${name}: memory rose by ${rise.toFixed(0)} of ${mayRise} MB`)
  return before
}

const end = 'ENDSEC;\nEND-ISO-10303-21;\n'

/** A STEP file of just under 100 MB that compresses badly. */
async function writeStep(path: string): Promise<void> {
  const file = await open(path, 'w')
  const head =
    "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));\nENDSEC;\nDATA;\n"
  await file.write(head)
  let written = head.length
  for (let id = 1; written < fileBytes - MB; ) {
    let block = ''
    while (block.length < MB / 2)
      block += `#${id++}=CARTESIAN_POINT('',(${Math.random()},${Math.random()},${Math.random()}));\n`
    await file.write(block)
    written += block.length
  }
  await file.write(end)
  await file.close()
}

async function drain(response: Response): Promise<number> {
  let bytes = 0
  for await (const chunk of response.body ?? []) bytes += chunk.length
  return bytes
}

try {
  const path = join(folder, 'large.step')
  await writeStep(path)
  const large = await openAsBlob(path)
  const admin = await api.signInAdmin()
  const { token } = await api.newCustomer()
  const { id } = await api.submitRfq(token)
  const upload = async (name: string, content: Blob | string = large) => {
    const [file] = await api.upload(token, id, [{ name, content }])
    return file?.id ?? ''
  }
  // Warm-up run, so that first-use loading and compiling is done, and the kernels of large files have started.
  await untilRead(token, await upload('warm-up.step', new Blob([large.slice(0, 8 * MB), end])))
  let first = ''
  const level = await watch('Upload of one file', async () => {
    first = await upload('large-1.step')
    return large.size
  })
  let outcome = ''
  const read = async () => {
    outcome = await untilRead(token, first)
    return large.size
  }
  await watch('Its geometry, until it is over', read, level)
  console.log(`  ${outcome}`)
  for (let index = 2; index <= filesInZip; index++) await upload(`large-${index}.step`)
  await api.quote(admin, id)
  const quote = await api.accept(token, id)
  await api.sendPurchaseOrder(token, quote.id, new Blob([new Uint8Array(purchaseOrderPdf())]))
  const order = await api.createOrder(admin, id)
  const zip = `/api/orders/${order.id}/files/download-all`
  await watch(`ZIP of ${filesInZip} such files`, async () => {
    await drain(await api.call('GET', zip, token))
    return filesInZip * large.size
  })
  verdict.end()
} finally {
  await kerf.remove()
  await rm(folder, { recursive: true, force: true })
}
