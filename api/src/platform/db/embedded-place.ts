import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, lstat, mkdir, open, readdir, realpath, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { canRun, isAlive, type Owner } from './embedded-process.ts'

/*
 * A cluster lives in a home: a folder with `data` (PostgreSQL's), `password` and `log`. The home is DATA_DIR/postgres.
 * PostgreSQL refuses to run as root; started by root, it runs as the user `postgres`. If that user cannot enter
 * DATA_DIR (a closed folder above it), the home is below /var/lib/kerf, and DATA_DIR/postgres is a symbolic link to it.
 * A home gets its name only when complete, so that a killed start leaves nothing half-finished.
 */

const run = promisify(execFile)
const systemPath = '/var/lib/kerf'

/** The real path of a data directory's home, or undefined if there is none yet. */
export async function findHome(dataDir: string): Promise<string | undefined> {
  const name = join(dataDir, 'postgres')
  if (!(await lstat(name).catch(() => undefined))) return undefined
  const home = await realpath(name).catch(() => undefined)
  const data = home && (await stat(join(home, 'data')).catch(() => undefined))
  // Never replace it with an empty one: its disk may just not be mounted.
  if (!data) throw new Error(`The database of ${dataDir} is missing: ${name} leads to no folder with a database`)
  return home
}

/** The user that runs the database of a home, existing or new. */
export async function findOwner(home: string | undefined): Promise<Owner> {
  if (process.getuid?.() !== 0) return undefined
  if (home) {
    const { uid, gid } = await stat(join(home, 'data'))
    if (uid !== 0) return { uid, gid }
  }
  return (await idsOf('postgres')) ?? (await createUser('postgres'))
}

async function idsOf(name: string): Promise<Owner> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function createUser(name: string): Promise<Owner> {
  const withUseradd = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]
  const withBusybox = ['-S', '-D', '-H', '-s', '/sbin/nologin', name]
  await run('useradd', withUseradd).catch(() => run('adduser', withBusybox).catch(() => {}))
  const owner = await idsOf(name)
  if (!owner)
    throw new Error(
      `PostgreSQL does not run as root, and the user ${name} could not be created: create it, or run Kerf as another user`,
    )
  return owner
}

/**
 * Creates the home of a data directory and returns its real path. `initialise` fills the empty `data` folder; the file
 * `password` is already beside it.
 */
export async function createClusterFolder(
  dataDir: string,
  owner: Owner,
  initialise: (home: string) => Promise<void>,
): Promise<string> {
  const name = join(dataDir, 'postgres')
  const near = await prepare(name, owner)
  if (!owner || (await canRun('/bin/sh', ['-c', 'cd "$0"', join(near, 'data')], owner))) {
    await initialise(near)
    await publish(near, () => rename(near, name))
  } else {
    await rm(near, { recursive: true })
    const far = join(await systemDirectory(), `database-${randomBytes(8).toString('hex')}`)
    const unfinished = await prepare(far, owner)
    await writeFile(join(unfinished, 'belongs-to'), `${await realpath(dataDir)}\n`)
    await initialise(unfinished)
    await rename(unfinished, far)
    await publish(far, () => symlink(far, name))
  }
  await syncDirectory(dataDir)
  return await realpath(name)
}

/** Gives a complete home its name, unless a concurrent Kerf has just done so. */
async function publish(home: string, giveName: () => Promise<void>): Promise<void> {
  await giveName().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') throw error
    await rm(home, { recursive: true })
  })
}

async function prepare(name: string, owner: Owner): Promise<string> {
  await removeAbandoned(dirname(name), basename(name))
  const unfinished = `${name}.new-${process.pid}`
  const data = join(unfinished, 'data')
  const password = join(unfinished, 'password')
  await mkdir(unfinished, { mode: owner ? 0o755 : 0o700 })
  await mkdir(data, { mode: 0o700 })
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (owner) await Promise.all([data, password].map((path) => chown(path, owner.uid, owner.gid)))
  return unfinished
}

/** Removes unfinished homes of killed starts beside `name`. */
export async function removeAbandoned(parent: string, name: string): Promise<void> {
  for (const entry of await readdir(parent)) {
    const [start, pid] = entry.split('.new-')
    const sameKind = start === name || (start?.startsWith('database-') && name.startsWith('database-'))
    if (pid === undefined || !sameKind || (isAlive(Number(pid)) && Number(pid) !== process.pid)) continue
    await rm(join(parent, entry), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** A folder of root that others can enter but not change; it is created if missing. */
export async function systemDirectory(): Promise<string> {
  await mkdir(systemPath, { recursive: true, mode: 0o755 })
  const { uid, mode } = await lstat(systemPath)
  if (uid !== 0 || (mode & 0o022) !== 0)
    throw new Error(`${systemPath} must belong to root and be writable by root alone`)
  return systemPath
}

/** A new name in a folder survives a power loss only after an fsync of the folder. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path)
  // Some file systems cannot do this; only that guarantee is lost.
  await directory.sync().catch(() => {})
  await directory.close()
}
