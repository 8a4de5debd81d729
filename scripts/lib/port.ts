import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Waits a moment for a port that a stopping Kerf is about to leave.
 * @throws {Error} with a message for the person who starts Kerf, when the port stays taken or may not be used
 */
export async function assertPortIsFree(host: string, port: number): Promise<void> {
  for (let triesLeft = 4; ; triesLeft -= 1) {
    const problem = await tryPort(host, port)
    if (!problem) return
    if (problem !== 'EADDRINUSE' || triesLeft === 0) throw new Error(await explain(problem, host, port))
    await wait(500)
  }
}

async function tryPort(host: string, port: number): Promise<string | undefined> {
  const server = createServer()
  try {
    server.listen({ host, port, exclusive: true })
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

async function explain(problem: string, host: string, port: number): Promise<string> {
  if (problem === 'EACCES') return `Port ${port} may not be used by this user. Choose another: PORT=4100 npm start`
  if (problem !== 'EADDRINUSE') return `Kerf cannot listen on ${host}:${port} (${problem}). Check HOST and PORT.`
  const other = (await isKerf(host, port)) ? 'Kerf is already running there' : 'another program is using it'
  return `Port ${port} on ${host} is taken: ${other}. Stop it, or choose another port: PORT=${port + 1} npm start`
}

async function isKerf(host: string, port: number): Promise<boolean> {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  try {
    const answer = await fetch(`http://${name.includes(':') ? `[${name}]` : name}:${port}/api/openapi.json`, {
      signal: AbortSignal.timeout(1000),
    })
    return answer.ok && (await answer.text()).includes('"Kerf')
  } catch {
    return false
  }
}
