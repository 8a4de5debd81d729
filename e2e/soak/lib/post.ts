import { mkdir, rename, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it takes as files, where specs look for mails, and can ask for patience. */
export interface Post {
  url: string
  /** Mails become files in its folder `mail`. */
  deliverTo(dataDir: string): void
  /** @param share of the mails that are put off: 0 to 1 */
  setGreylisting(share: number): void
  /** @param share of the mails that are taken, while the answer to that is lost: 0 to 1 */
  setLosingAnswers(share: number): void
  /** Mails to this address are refused from now on. */
  refuse(address: string): void
  /** How many mails were put off, refused and taken, and of those, to how many the answer was lost. */
  counts: { putOff: number; refused: number; taken: number; unanswered: number }
  close(): Promise<void>
}

export async function openPost(): Promise<Post> {
  let folder: string | undefined
  const shares = { putOff: 0, unanswered: 0 }
  const refused = new Set<string>()
  const counts = { putOff: 0, refused: 0, taken: 0, unanswered: 0 }
  const happens = (share: number) => Math.random() < share
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, answer) {
      const refuse = (words: string, responseCode: number) => answer(Object.assign(new Error(words), { responseCode }))
      if (refused.has(address.toLowerCase())) {
        counts.refused += 1
        return refuse('No such user here', 550)
      }
      if (!happens(shares.putOff)) return answer()
      counts.putOff += 1
      refuse('Please try again later', 451)
    },
    onData(stream, session, answer) {
      const keep = async () => {
        const content = await buffer(stream)
        if (folder === undefined) return
        counts.taken += 1
        const name = `${new Date().toISOString().replaceAll(':', '-')}-${String(counts.taken).padStart(6, '0')}`
        await mkdir(folder, { recursive: true })
        await writeFile(join(folder, `.${name}.part`), content)
        await rename(join(folder, `.${name}.part`), join(folder, `${name}.eml`))
      }
      keep().then(() => {
        if (!happens(shares.unanswered)) return answer()
        counts.unanswered += 1
        for (const connection of server.connections) {
          if (connection.session.id === session.id) connection.close()
        }
      }, answer)
    },
  })
  server.on('error', () => {}) // A killed client breaks its connection off.
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on a port has an address of this kind.
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    deliverTo(dataDir) {
      folder = join(dataDir, 'mail')
    },
    setGreylisting(share) {
      shares.putOff = share
    },
    setLosingAnswers(share) {
      shares.unanswered = share
    },
    refuse: (address) => void refused.add(address.toLowerCase()),
    counts,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
