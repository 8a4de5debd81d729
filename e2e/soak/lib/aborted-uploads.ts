import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Report } from './report.ts'

const atOnce = 20
const perRound = 200
const rounds = 5
const MB = 1_000_000
/** Megabytes that the memory may differ by, once the first round has taken what is then used again. */
const tolerance = 60

/** Uploads that are cut off in the middle, round after round: what the first took of memory, the others use again. */
export async function abortUploads(report: Report, url: string, token: string): Promise<void> {
  const resident: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (let sent = 0; sent < perRound; sent += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, () => abortOne(url, token)))
    }
    await pause(1000)
    resident.push(await residentMemory(url))
  }
  const [first = 0] = resident
  const last = resident.at(-1) ?? 0
  const figures = resident.map((bytes) => `${(bytes / MB).toFixed(0)} MB`).join(', ')
  report.say(`Memory after each ${perRound} uploads that were cut off: ${figures}`)
  report.check('memory is used again', (last - first) / MB > tolerance ? `it grows: ${figures}` : undefined)
}

function abortOne(url: string, token: string): Promise<void> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => socket.destroy()).once('close', () => resolve())
    const head = [
      'POST /api/files/upload HTTP/1.1',
      'Host: kerf.test',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=cut',
      'Content-Length: 90000000',
      '',
      '--cut',
      'Content-Disposition: form-data; name="files"; filename="large.step"',
      '',
      "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\n",
    ]
    socket.write(head.join('\r\n'))
    socket.write(Buffer.alloc(3 * MB, 'x'))
    setTimeout(() => socket.destroy(), 300)
  })
}

async function residentMemory(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1])
}
