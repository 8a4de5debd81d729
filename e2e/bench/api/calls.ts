import type { Target } from './load.ts'
import type { Person, World } from './worlds.ts'

/** A call that is compared with the bare server. */
export interface Call {
  name: string
  who: Person
  method: Target['method']
  path: string
  body?: string
}

const newRfq = JSON.stringify({
  projectName: 'Gripper bracket',
  material: 'aluminum',
  tolerance: 'standard',
  quantity: 10,
  notes: 'Please quote with an inspection report.',
})

/** @param rfqId one of the member's RFQs */
export const callsOf = (rfqId: string): readonly Call[] => [
  { name: 'orders', who: 'member', method: 'GET', path: '/api/orders?limit=20' },
  { name: 'orders, no company', who: 'single', method: 'GET', path: '/api/orders?limit=20' },
  { name: 'RFQs', who: 'member', method: 'GET', path: '/api/rfqs?limit=20' },
  { name: 'one RFQ', who: 'member', method: 'GET', path: `/api/rfqs/${rfqId}` },
  { name: 'quotes', who: 'member', method: 'GET', path: '/api/quotes?limit=20' },
  { name: 'admin RFQs', who: 'admin', method: 'GET', path: '/api/admin/rfqs?limit=20' },
  { name: 'admin orders', who: 'admin', method: 'GET', path: '/api/admin/orders?limit=20' },
  { name: 'search of RFQs', who: 'admin', method: 'GET', path: '/api/admin/rfqs?limit=20&q=steel' },
  { name: 'stats', who: 'member', method: 'GET', path: '/api/dashboard/stats' },
  { name: 'creating an RFQ', who: 'submitter', method: 'POST', path: '/api/rfqs', body: newRfq },
]

export const targetOf = ({ who, method, path, body }: Call, { tokens }: World, url: string): Target => ({
  ...{ url, method, path, token: tokens[who] },
  ...(body === undefined ? {} : { body }),
})
