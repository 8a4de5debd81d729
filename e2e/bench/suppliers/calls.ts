import type { Asked } from '../admin/calls.ts'
import { targetOf } from '../admin/calls.ts'
import { sendOnce } from '../api/load.ts'
import type { World } from '../api/worlds.ts'

const chosen = (...values: string[]) => encodeURIComponent(JSON.stringify(values))

/** Filters of suppliers that are lists or numbers, and a request as an admin opens it. */
export async function filteredCalls(world: World): Promise<Asked[]> {
  const filters = [
    `capabilities=${chosen('Milling')}`,
    `capabilities=${chosen('Capability 3')}&sort=name`,
    `qualitySystems=${chosen('System 3')}&industries=${chosen('Industry 4')}&finishing=${chosen('Finishing 2')}`,
    `cities=${chosen('City 3', 'City 9')}`,
    `countries=${chosen('Country 3')}&emergency=true&minEmployees=100`,
    'minCompletion=50',
    'minCompletion=80&minYearEstablished=1990',
  ]
  const lists = filters.map((query) => ({
    what: `/api/admin/suppliers ${decodeURIComponent(query)}`,
    path: `/api/admin/suppliers?${query}`,
    isList: true,
  }))
  const newest = { what: '', path: '/api/admin/rfqs/supplier-quotes?limit=1', isList: true }
  const [request] = JSON.parse((await sendOnce(targetOf(world, newest))).body)
  const path = `/api/admin/supplier-requests/${request.id}`
  return [...lists, { what: '/api/admin/supplier-requests/:id', path, isList: false }]
}
