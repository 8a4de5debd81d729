import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** The user of a child process; undefined is our own. */
export type Owner = { uid: number; gid: number } | undefined

/** The variables database programs need; none that would configure them unnoticed, and no secrets. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR, LD_LIBRARY_PATH } = process.env
  return { PATH, SystemRoot, TMPDIR, LD_LIBRARY_PATH, LC_ALL: 'C' }
}

/** Runs a program to its end. Throws with its output if it fails or cannot be started. */
export async function run(program: string, args: string[], owner: Owner): Promise<string> {
  // PostgreSQL's programs must be able to enter their working directory, which ours may not allow.
  const child = spawn(program, args, { ...owner, cwd: '/', env: childEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`${program} failed (${code}): ${output.trim()}`)
  return output
}

/** Tells whether a program can be run, e.g. whether the user can reach it. */
export async function canRun(program: string, args: string[], owner: Owner): Promise<boolean> {
  return await run(program, args, owner).then(
    () => true,
    () => false,
  )
}

export interface RunningProcess {
  parent: number
  /** Program and arguments, separated by spaces. */
  command: string
}

/** Describes a running process; undefined if there is none with that id. */
export async function findProcess(pid: number): Promise<RunningProcess | undefined> {
  try {
    if (process.platform === 'linux') {
      const [stat, command] = await Promise.all([
        readFile(`/proc/${pid}/stat`, 'utf8'),
        readFile(`/proc/${pid}/cmdline`, 'utf8'),
      ])
      // "pid (name) state parent …", where the name may contain anything.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return { parent, command: command.replaceAll('\0', ' ') }
    }
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(pid)])
    const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? []
    return parent === undefined || command === undefined ? undefined : { parent: Number(parent), command }
  } catch {
    return undefined
  }
}

/** Tells whether a process with that id runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // `kill` throws no other kind of error
  }
}
