import type { Person, Portal } from './main-job.ts'
import { buildRelease, publishRelease } from './modules.ts'
import type { StaleCase } from './stale-supplier-writes.ts'

/** What admins change about modules. */
export function staleModuleWrites(
  portal: () => Portal,
  colleague: () => Person,
): Record<string, () => Promise<StaleCase>> {
  const by = 'Grace Colleague'
  /** A module with three releases, of which the first runs. */
  const published = async (module: string) => {
    const { api, admin } = portal()
    const versions: string[] = []
    for (const content of ['one', 'two', 'three']) {
      versions.push((await publishRelease(api, admin.token, buildRelease({ module, content }))).body.version)
    }
    const [first = '', second = '', third = ''] = versions
    const path = `/api/admin/modules/${module}`
    await admin.post(`${path}/promote`, { version: first })
    return { first, second, third, path }
  }
  return {
    promoteModule: async () => {
      const { first, second, third, path } = await published('promoted')
      return {
        seen: { stable: first },
        meanwhile: () => colleague().post(`${path}/promote`, { version: second }),
        write: (basedOn) => portal().admin.post(`${path}/promote`, { version: third, basedOn }),
        ...{ present: { stable: second }, by },
      }
    },
    setModuleCanary: async () => {
      const { second, third, path } = await published('tried')
      return {
        seen: { canary: null, percent: null },
        meanwhile: () => colleague().post(`${path}/canary`, { version: second, percent: 5 }),
        write: (basedOn) => portal().admin.post(`${path}/canary`, { version: third, percent: 10, basedOn }),
        ...{ present: { canary: second, percent: 5 }, by },
      }
    },
    rollBackModule: async () => {
      const { second, third, path } = await published('returned')
      await portal().admin.post(`${path}/promote`, { version: second })
      return {
        seen: { stable: second },
        meanwhile: () => colleague().post(`${path}/promote`, { version: third }),
        write: (basedOn) => portal().admin.post(`${path}/rollback`, { basedOn }),
        ...{ present: { stable: third }, by },
      }
    },
  }
}
