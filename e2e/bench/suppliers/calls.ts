import type { Asked } from '../admin/calls.ts'
import { targetOf } from '../admin/calls.ts'
import { sendOnce } from '../api/load.ts'
import type { World } from '../api/worlds.ts'

const chosen = (...values: string[]) => encodeURIComponent(JSON.stringify(values))

/** Rows that a call with a limit brings. */
async function firstOf(world: World, path: string): Promise<{ id: string }[]> {
  return JSON.parse((await sendOnce(targetOf(world, { what: '', path, isList: true }))).body)
}

/** What admins read across the network: what waits, what a search finds, and RFQs to ask about together. */
export async function crossingCalls(world: World): Promise<Asked[]> {
  const rfqs = await firstOf(world, '/api/admin/rfqs?limit=20')
  const several = `/api/admin/rfqs?ids=${rfqs.map(({ id }) => id).join(',')}`
  const found = ['Northgate Works', 'REF-1042', 'PO-1042', '山田', '佐藤'].map((q) => ({
    ...{ what: `/api/find ${q}`, path: `/api/find?q=${encodeURIComponent(q)}`, isList: false },
  }))
  return [
    { what: '/api/admin/rfqs ids', path: several, isList: true },
    { what: '/api/admin/rfqs sendable', path: '/api/admin/rfqs?sendable=true&limit=50', isList: true },
    { what: '/api/admin/rfqs sendable q', path: '/api/admin/rfqs?sendable=true&q=bracket&limit=50', isList: true },
    { what: '/api/admin/dashboard/work-queue', path: '/api/admin/dashboard/work-queue', isList: false },
    ...found,
  ]
}

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
  const [request] = await firstOf(world, '/api/admin/rfqs/supplier-quotes?limit=1')
  const path = `/api/admin/supplier-requests/${request?.id}`
  return [...lists, { what: '/api/admin/supplier-requests/:id', path, isList: false }]
}
