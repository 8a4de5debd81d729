import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { purchaseOrderPdf } from '@kerf/samples/documents.ts'
import { apiOf } from '../fixtures/api.ts'
import { startKerf } from '../fixtures/server.ts'

const MB = 1_000_000
const fileBytes = 100 * MB
const filesInZip = 11

const kerf = await startKerf()
const api = apiOf(kerf)
const folder = await mkdtemp(join(tmpdir(), 'kerf-bench-'))

/** Resident memory of the API process, in bytes, as it reports it itself. */
async function memory(): Promise<number> {
  const metrics = await (await fetch(`${kerf.url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1])
}

/** Runs something and reports how far memory rose above its level before. */
async function watch(name: string, work: () => Promise<number>): Promise<void> {
  const before = await memory()
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
      `by ${rise.toFixed(0)} MB (bound: 150 MB)`,
  )
}

/** A STEP file of just under 100 MB that compresses badly. */
async function writeStep(path: string): Promise<void> {
  const file = await open(path, 'w')
  const head =
    "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));\nENDSEC;\nDATA;\n"
  const end = 'ENDSEC;\nEND-ISO-10303-21;\n'
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
  const upload = async (name: string) => {
    await api.upload(token, id, [{ name, content: large }])
    return large.size
  }
  // Warm-up run, so that first-use loading and compiling is done.
  await upload('warm-up.step')
  await watch('Upload of one file', () => upload('large-1.step'))
  for (let index = 2; index < filesInZip; index++) await upload(`large-${index}.step`)
  await api.quote(admin, id)
  const quote = await api.accept(token, id)
  await api.sendPurchaseOrder(token, quote.id, new Blob([new Uint8Array(purchaseOrderPdf())]))
  const order = await api.createOrder(admin, id)
  const zip = `/api/orders/${order.id}/files/download-all`
  await watch(`ZIP of ${filesInZip} such files`, async () => {
    await drain(await api.call('GET', zip, token))
    return filesInZip * large.size
  })
} finally {
  await kerf.remove()
  await rm(folder, { recursive: true, force: true })
}
