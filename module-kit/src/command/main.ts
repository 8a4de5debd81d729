#!/usr/bin/env node
import { existsSync } from 'node:fs'
import path from 'node:path'
import { inspect, parseArgs } from 'node:util'
import { diff, moduleNamed, promote, rollBack, setCanary, status } from './channels.ts'
import { CommandFailed, targetFrom, urlFrom } from './client.ts'
import { showLocal } from './dev.ts'
import { newModule } from './new-module.ts'
import { publish } from './publish.ts'

/** The checkout: this file is module-kit/src/command/main.ts. */
const checkout = path.resolve(import.meta.dirname, '../../..')

const usage = `npm run module -- <command>, with KERF_URL and KERF_TOKEN in the environment (docs/modules.md)

  publish mf-orders                     builds it and publishes a new version; nobody gets it yet
  promote mf-orders [version]           gives this version to everybody, or the one in canary, or the newest
  canary mf-orders --percent 5 [version]  gives the newest version, or this one, to a share of the accounts; 0 ends that
  rollback mf-orders                    returns to what everybody had before
  status [mf-orders]                    what runs on which channel
  diff mf-orders [from] [to]            what differs; between what runs and the newest unless versions are named
  dev mf-orders [--port 4100]           shows that Kerf on this machine with this module as it is built here, anew after
                                        each change; needs no token
  new mf-orders [--title Orders]        makes a module that passes all checks; needs no token`

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Runs a command of a module team. @param words what follows the name of the command line, e.g. `promote mf-orders` */
export async function runModuleCommand(words: readonly string[], root = checkout): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      ...{ percent: { type: 'string' }, title: { type: 'string' }, port: { type: 'string' } },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return say(usage)
  const [command = '', given, ...versions] = positionals
  const name = given && path.basename(given)
  const named = () => {
    if (name) return name
    throw new CommandFailed(`Which module? ${command} takes the name of its folder, e.g. mf-orders`)
  }
  const target = () => targetFrom(process.env)
  const [first, second] = versions
  switch (command) {
    case 'publish':
      if (!existsSync(path.join(root, named(), 'module.json'))) throw new CommandFailed(`${name} holds no module.json`)
      await publish(target(), root, named(), say)
      return
    case 'promote':
      return say(await promote(target(), moduleNamed(named()), first))
    case 'canary':
      return say(await setCanary(target(), moduleNamed(named()), percentIn(values.percent), first))
    case 'rollback':
      return say(await rollBack(target(), moduleNamed(named())))
    case 'status':
      return sayAll(await status(target(), name && moduleNamed(name)))
    case 'diff':
      return sayAll(await diff(target(), moduleNamed(named()), first, second))
    case 'dev':
      return showLocal(urlFrom(process.env), root, name ?? folderHere(), portIn(values.port), say)
    case 'new':
      return sayAll(newModule(root, named(), values.title))
    default:
      throw new CommandFailed(usage)
  }
}

/** The module in whose folder this runs, as by `npm run dev -w mf-orders`. */
const folderHere = () => path.basename(process.cwd())

function portIn(typed = '4100'): number {
  if (/^\d{1,5}$/.test(typed) && Number(typed) <= 65535) return Number(typed)
  throw new CommandFailed('Name the port as --port, a number up to 65535')
}

const sayAll = (lines: readonly string[]) => lines.forEach(say)

function percentIn(typed: string | undefined): number {
  if (typed !== undefined && /^\d{1,3}$/.test(typed) && Number(typed) <= 100) return Number(typed)
  throw new CommandFailed('Name the share as --percent, a whole number from 0 to 100')
}

/** Runs a command and ends the process with its outcome. */
export async function runAndEnd(words: readonly string[]): Promise<void> {
  try {
    await runModuleCommand(words)
  } catch (error) {
    const isUnknownOption = error instanceof TypeError && 'code' in error
    const isForPeople = error instanceof CommandFailed || isUnknownOption
    process.stderr.write(`${isForPeople ? error.message : inspect(error)}\n`)
    process.exitCode = 1
  }
}

if (import.meta.main) await runAndEnd(process.argv.slice(2))
