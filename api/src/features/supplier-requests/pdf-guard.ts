import { writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

// Ends its process once that takes more memory than it may, or is no longer waited for because the API ended: the limit of
// a heap does not count buffers, and code that unpacks a stream lets no timer of its own thread run.

/** Milliseconds; in this time a stream grows by a few megabytes. */
const often = 20

const api = process.ppid

setInterval(() => {
  if (process.ppid !== api) process.kill(process.pid, 'SIGKILL')
  if (process.memoryUsage.rss() <= Number(workerData) * 1024 * 1024) return
  writeSync(2, `It took more than ${workerData} MB of memory`)
  process.kill(process.pid, 'SIGKILL')
}, often)
parentPort?.postMessage('ready')
