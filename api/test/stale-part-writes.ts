import type { Person, Portal } from './main-job.ts'
import { formOf, stepBytes } from './samples.ts'
import type { StaleCase } from './stale-supplier-writes.ts'

/** What people say of drawings, and what these are estimated from. */
export function stalePartWrites(
  portal: () => Portal,
  colleague: () => Person,
): Record<string, () => Promise<StaleCase>> {
  const put = (person: Person, path: string, json: unknown) =>
    portal().api.request('put', path, { as: person.token, json })
  return {
    updateCostSettings: async () => {
      const path = '/api/admin/cost-settings'
      const seen = (await portal().admin.get(path)).body
      return {
        seen,
        meanwhile: () => put(colleague(), path, { ...seen, marginPercent: 30 }),
        write: (basedOn) => put(portal().admin, path, { ...seen, marginPercent: 40, basedOn }),
        present: { marginPercent: 30 },
        by: 'Grace Colleague',
      }
    },
    answerFileUnit: async () => {
      const { id: rfqId } = await portal().job.submitRfq(portal().customer.token)
      const files = { files: [{ name: 'part.step', bytes: stepBytes(rfqId) }] }
      const form = formOf({ linkedToType: 'rfq', linkedToId: rfqId }, files)
      const [{ id }] = (await portal().customer.post('/api/files/upload', form)).body
      const path = `/api/files/${id}/unit`
      return {
        seen: { meantUnit: null },
        meanwhile: () => put(colleague(), path, { meantUnit: 'in' }),
        write: (basedOn) => put(portal().admin, path, { meantUnit: 'mm', basedOn }),
        present: { meantUnit: 'in' },
        by: 'Grace Colleague',
      }
    },
  }
}
