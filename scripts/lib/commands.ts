import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './root.ts'

export interface Outcome {
  /** Exit code; 128 plus the signal's number when a signal ended it. */
  code: number
  /** What it printed, when it was not shown at once. */
  output: string
}

export interface Options {
  /** Show what it prints as it comes, instead of collecting it. */
  show?: boolean
  /** Is told each line that it prints as it comes, instead of collecting it. */
  onLine?: ((line: string) => void) | undefined
  env?: Record<string, string | undefined>
  /** In milliseconds; the command is ended after it. */
  timeout?: number
}

const running = new Set<ChildProcess>()
let ending = false

/** Runs a program in the checkout and waits for it. A program that cannot be started answers code 127. */
export function run(command: string, commandArguments: string[], options: Options = {}): Promise<Outcome> {
  const child = spawn(command, commandArguments, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    timeout: options.timeout,
  })
  running.add(child)
  const hasEnded = () => {
    running.delete(child)
    // The task must not continue with its next step.
    if (ending && running.size === 0) process.exit()
  }
  let output = ''
  const collect = (text: string) => {
    output += text
  }
  for (const stream of [child.stdout, child.stderr]) {
    if (stream && options.onLine) createInterface({ input: stream }).on('line', options.onLine)
    else stream?.setEncoding('utf8').on('data', collect)
  }
  return new Promise((done) => {
    child.on('error', (error) => {
      hasEnded()
      done({ code: 127, output: `${output}${command}: ${error.message}\n` })
    })
    child.on('close', (code, signal) => {
      hasEnded()
      if (!ending) done({ code: signal ? 128 + constants.signals[signal] : (code ?? 1), output })
    })
  })
}

/** Runs a TypeScript or JavaScript file on the Node.js of this process. */
export function runNode(file: string, fileArguments: string[] = [], options: Options = {}): Promise<Outcome> {
  return run(process.execPath, [file, ...fileArguments], options)
}

/** Runs another task and shows what it prints, unless said otherwise. */
export function runTask(
  task: string,
  taskArguments: string[] = [],
  options: Options = { show: true },
): Promise<Outcome> {
  return runNode(join(root, 'scripts', 'tasks', `${task}.ts`), taskArguments, options)
}

/**
 * Ends what `run` started, and then this process, when a signal comes or the `npm` that started it is gone.
 * @returns a function that leaves signals to others from then on
 */
export function endTogether(): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const end = (signal: NodeJS.Signals) => {
    ending = true
    process.exitCode = 128 + constants.signals[signal]
    for (const child of running) child.kill(signal)
    if (running.size === 0) process.exit()
  }
  for (const signal of signals) process.on(signal, end)
  endWithParent()
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}

/** Asks this process to stop when scripts/run.mjs, which holds a channel to it, is gone, even by SIGKILL. */
export function endWithParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
}
