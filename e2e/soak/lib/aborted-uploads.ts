import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Report } from './report.ts'

const atOnce = 20
const perRound = 200
const rounds = 5
const MB = 1_000_000
/** Megabytes by which what is alive may differ from the first two rounds to the last two. */
const tolerance = 60

/**
 * Uploads that are cut off in the middle, round after round. What the process holds goes up and down with its allocator and
 * is only told; what is alive in it must not grow. The less of two rounds counts, as either may have its garbage still.
 */
export async function abortUploads(report: Report, url: string, token: string): Promise<void> {
  const resident: number[] = []
  const alive: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (let sent = 0; sent < perRound; sent += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, () => abortOne(url, token)))
    }
    await pause(1000)
    const read = await gauges(url)
    resident.push(read('process_resident_memory_bytes'))
    alive.push(read('nodejs_heap_size_used_bytes') + read('nodejs_external_memory_bytes'))
  }
  const growth = Math.min(...alive.slice(-2)) - Math.min(...alive.slice(0, 2))
  const told = `held ${inMB(resident)}; alive ${inMB(alive)}`
  report.say(`Memory after each ${perRound} uploads that were cut off: ${told}`)
  report.check('memory is used again', growth / MB > tolerance ? told : undefined)
}

const inMB = (sizes: number[]) => `${sizes.map((bytes) => (bytes / MB).toFixed(0)).join(', ')} MB`

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

/** @returns reads one figure of those that a process tells of itself */
async function gauges(url: string): Promise<(name: string) => number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])
}
