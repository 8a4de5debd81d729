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
  setGreylisting(isOn: boolean): void
  /** How many mails were put off, and taken. */
  counts: { putOff: number; taken: number }
  close(): Promise<void>
}

export async function openPost(): Promise<Post> {
  let folder: string | undefined
  let isGreylisting = false
  const counts = { putOff: 0, taken: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, answer) {
      if (isGreylisting) counts.putOff += 1
      answer(isGreylisting ? Object.assign(new Error('Please try again later'), { responseCode: 451 }) : null)
    },
    onData(stream, _session, answer) {
      const keep = async () => {
        const content = await buffer(stream)
        if (folder === undefined) return
        counts.taken += 1
        const name = `${new Date().toISOString().replaceAll(':', '-')}-${String(counts.taken).padStart(6, '0')}`
        await mkdir(folder, { recursive: true })
        await writeFile(join(folder, `.${name}.part`), content)
        await rename(join(folder, `.${name}.part`), join(folder, `${name}.eml`))
      }
      keep().then(() => answer(), answer)
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on a port has an address of this kind.
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    deliverTo(dataDir) {
      folder = join(dataDir, 'mail')
    },
    setGreylisting(isOn) {
      isGreylisting = isOn
    },
    counts,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
