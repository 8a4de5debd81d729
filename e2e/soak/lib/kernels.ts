import { readdir, readFile } from 'node:fs/promises'

/** A process that reads STEP files. */
interface KernelProcess {
  pid: number
  kind: 'facts' | 'model'
}

/** What a process holds, in megabytes; 0 once it is gone. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
}

/** The kernels that a running Kerf has at this moment. */
export async function kernelsOf(kerf: number): Promise<KernelProcess[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const kernels = await Promise.all(
    pids.map(async (pid): Promise<KernelProcess[]> => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) !== kerf) return []
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      const kind = /\/(facts|model)-process\.ts/.exec(command)?.[1]
      return kind === 'facts' || kind === 'model' ? [{ pid, kind }] : []
    }),
  )
  return kernels.flat()
}
