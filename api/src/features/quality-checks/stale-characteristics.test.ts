import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Portal, refusal, startPortal } from '../../../test/main-job.ts'

let portal: Portal
let orderId: string
beforeAll(async () => {
  portal = await startPortal()
})
beforeEach(async () => {
  orderId = (await portal.job.order(portal.customer.token, portal.admin.token)).orderId
})
afterAll(() => portal.api.stop())

const bore = {
  ...{ number: '1', name: 'Bore', nominal: '25.00', lowerTolerance: '-0.05', upperTolerance: '0.05' },
  measured: ['25.01', '25.05'],
}
const width = { ...bore, number: '2a', name: 'Width', nominal: '40', measured: ['40.2'] }

const save = (characteristics: object[], basedOn?: object) =>
  portal.api.request('put', `/api/admin/orders/${orderId}/quality-characteristics`, {
    as: portal.admin.token,
    json: { characteristics, basedOn },
  })
const read = async () => (await portal.customer.get(`/api/orders/${orderId}/quality-characteristics`)).body
const history = async () => (await portal.customer.get(`/api/orders/${orderId}/quality-decisions`)).body
const inCheck = () => portal.job.setStatus(portal.admin.token, orderId, 'quality_check')
const decide = (decision: object) => portal.customer.post(`/api/orders/${orderId}/approve-quality-check`, decision)
const order = async () => (await portal.customer.get(`/api/orders/${orderId}`)).body

test('a decision on characteristics that have since changed is refused', async () => {
  await save([bore])
  await inCheck()
  await save([{ ...bore, measured: ['25.9'] }])
  const answer = await decide({ approved: true, basedOn: { files: [], characteristics: 1 } })
  expect(refusal(answer)).toEqual([409, 'write.stale'])
  expect(answer.body.changed.present).toMatchObject({ characteristics: 2 })
  expect((await decide({ approved: true, basedOn: { files: [], characteristics: 2 } })).status).toBe(200)
})

test('a table that was opened before the customer decided is refused, with who decided', async () => {
  const { characteristics } = (await save([bore, width])).body
  await inCheck()
  const refused = [{ id: characteristics[1].id, decision: 'refused', note: 'Too wide' }]
  await decide({ approved: false, characteristics: refused })
  const late = await save([{ ...bore, id: characteristics[0].id }], { revision: 1 })
  expect(refusal(late)).toEqual([409, 'write.stale'])
  expect(late.body.changed).toMatchObject({ by: 'Ada Miller', present: { revision: 2 } })
  expect((await read()).characteristics).toMatchObject([{}, { decision: 'refused', decisionNote: 'Too wide' }])
  const told = await portal.admin.get(`/api/changes/order-quality-characteristics/${orderId}`)
  expect(told.body).toMatchObject({ by: 'Ada Miller', isSelf: false })
  const again = await save([{ ...bore, id: characteristics[0].id }], { revision: (await read()).revision })
  expect(again.status).toBe(200)
})

test('after a revision, another order of the rows or none at all does not ask again', async () => {
  const { characteristics } = (await save([bore, width])).body
  const [first, second] = characteristics
  await inCheck()
  await decide({ approved: false, notes: 'Measure again' })
  await save([
    { ...width, id: second.id },
    { ...bore, id: first.id },
  ])
  await save([])
  expect((await order()).qualityCheckStatus).toBe('needs_revision')
  await save([bore])
  expect((await order()).qualityCheckStatus).toBe('pending')
})

test('of one approval and one save at once, the approval is of what the customer saw or is refused', async () => {
  await save([bore])
  await inCheck()
  const [approval] = await Promise.all([
    decide({ approved: true, basedOn: { files: [], characteristics: 1 } }),
    save([{ ...bore, measured: ['25.9'] }], { revision: 1 }),
  ])
  // Whichever came first, what was approved is what was seen.
  const approved = (await history()).map(({ characteristics }: { characteristics: object[] }) => characteristics)
  const seen = [expect.objectContaining({ measured: bore.measured })]
  expect([approval.body.code, approved]).toEqual(approval.status === 200 ? [undefined, [seen]] : ['write.stale', []])
})
