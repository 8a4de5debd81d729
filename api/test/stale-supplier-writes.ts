import { signedInSupplier } from './factories.ts'
import type { Answered } from './harness.ts'
import { dayFromNow, type Person, type Portal, personOf } from './main-job.ts'
import { say } from './messages.ts'
import { formOf } from './samples.ts'
import { askSuppliers, decideQuote, orderFrom, quoteForm, quoteRequest, requestFields } from './suppliers.ts'

/** One object edited by two people: what one saw, what the other then does, and the late write. */
export interface StaleCase {
  seen: object
  /** Somebody else's change. */
  meanwhile: () => Promise<unknown>
  write: (basedOn: object | undefined) => Promise<Answered>
  /** The current state shown in the refusal. */
  present: object
  by: string | null
  /** Whether the late writer made the change, in another window. */
  isSelf?: boolean
}

/** What admins and suppliers write in the supplier network. */
export function staleSupplierWrites(
  portal: () => Portal,
  colleague: () => Person,
): Record<string, () => Promise<StaleCase>> {
  const newOne = async () => personOf(portal().api, await signedInSupplier(portal().api, { name: 'Vera Vendor' }))
  const put = (person: Person, path: string, json: unknown) =>
    portal().api.request('put', path, { as: person.token, json })
  const ordered = async () => {
    const supplier = await newOne()
    const { order } = await orderFrom(portal().api, portal().admin, supplier)
    return { supplier, order, path: `/api/admin/purchase-orders/${order.id}` }
  }
  const by = 'Grace Colleague'
  const { projectName, material, quantity, description } = requestFields
  const fields = { projectName, material, quantity, description }

  /** A quote accepted for ten pieces; a colleague then awards twenty. */
  const awardedAnew = async () => {
    const supplier = await newOne()
    const request = await askSuppliers(portal().admin, [supplier], {
      parts: [{ name: 'Bracket', quantities: [10, 20] }],
    })
    const { id } = await quoteRequest(supplier, request)
    await decideQuote(portal().api, portal().admin, id, { status: 'accepted' })
    const path = `/api/admin/supplier-quotes/${id}/take-back`
    const awards = [{ partId: request.parts[0]?.id, quantity: 20 }]
    return {
      ...{ id, path, by },
      seen: { status: 'accepted', awardedAmount: '125.00' },
      meanwhile: async () => {
        await colleague().post(path, {})
        return decideQuote(portal().api, colleague(), id, { status: 'accepted', awards })
      },
      present: { status: 'accepted', awardedAmount: '250.00' },
    }
  }

  /** Two admins send the same call with different values. */
  const byTwoAdmins = async (
    path: string,
    { seen, theirs, mine, present }: { seen: object; theirs: object; mine: object; present: object },
    send: (person: Person, path: string, json: object) => Promise<Answered> = (person, to, json) =>
      person.patch(to, json),
  ): Promise<StaleCase> => ({
    seen,
    meanwhile: () => send(colleague(), path, theirs),
    write: (basedOn) => send(portal().admin, path, { ...mine, basedOn }),
    present,
    by,
  })

  return {
    assignConversation: async () => {
      const { conversationId } = await say(await newOne(), 'Who answers this?')
      return byTwoAdmins(`/api/admin/conversations/${conversationId}`, {
        seen: { assigneeId: null },
        theirs: { assigneeId: colleague().user.id },
        mine: { assigneeId: portal().admin.user.id },
        present: { assigneeId: colleague().user.id },
      })
    },
    verifySupplier: async () => {
      const path = `/api/admin/suppliers/${(await newOne()).user.id}/verification`
      await portal().admin.patch(path, { isVerified: true })
      return byTwoAdmins(path, {
        seen: { isVerified: true },
        theirs: { isVerified: false },
        mine: { isVerified: true },
        present: { isVerified: false },
      })
    },
    suspendSupplier: async () =>
      byTwoAdmins(`/api/admin/suppliers/${(await newOne()).user.id}/suspension`, {
        seen: { isSuspended: false, suspensionReason: null },
        theirs: { isSuspended: true, reason: 'No certificate' },
        mine: { isSuspended: true, reason: 'Late' },
        present: { isSuspended: true, suspensionReason: 'No certificate' },
      }),
    updateSupplierProfile: async () => {
      const supplier = await newOne()
      const { body } = await supplier.get('/api/supplier/profile')
      const {
        supplierNumber: _n,
        email: _e,
        isVerified: _v,
        completeness: _c,
        certificates: _f,
        updatedAt: _u,
        ...seen
      } = body
      return {
        seen,
        meanwhile: () => put(supplier, '/api/supplier/profile', { ...seen, city: 'Kiel' }),
        write: (basedOn) => put(supplier, '/api/supplier/profile', { ...seen, country: 'Germany', basedOn }),
        present: { ...seen, city: 'Kiel' },
        by: 'Vera Vendor',
        isSelf: true,
      }
    },
    changeSupplierRequest: async () => {
      const request = await askSuppliers(portal().admin, [await newOne()])
      return byTwoAdmins(
        `/api/admin/supplier-requests/${request.id}`,
        {
          seen: { ...fields, specialInstructions: null, seal: request.seal },
          theirs: { ...fields, material: 'Brass' },
          mine: { ...fields, material: 'Steel' },
          present: { ...fields, material: 'Brass' },
        },
        put,
      )
    },
    reopenSupplierRequest: async () => {
      const request = await askSuppliers(portal().admin, [await newOne()])
      return byTwoAdmins(
        `/api/admin/supplier-requests/${request.id}/reopen`,
        {
          seen: { dueDate: dayFromNow(10) },
          theirs: { dueDate: dayFromNow(12) },
          mine: { dueDate: dayFromNow(14) },
          present: { dueDate: dayFromNow(12) },
        },
        (person, path, json) => person.post(path, json),
      )
    },
    updateSupplierQuoteStatus: async () => {
      const supplier = await newOne()
      const request = await askSuppliers(portal().admin, [supplier])
      const { id } = await quoteRequest(supplier, request)
      return {
        seen: { status: 'pending', adminFeedback: null, revision: 1 },
        meanwhile: () => quoteRequest(supplier, request, '99'),
        write: (basedOn) => decideQuote(portal().api, portal().admin, id, { status: 'accepted', basedOn }),
        present: { status: 'pending', adminFeedback: null, revision: 2, price: '990.00' },
        by: 'Vera Vendor',
      }
    },
    takeBackSupplierQuote: async () => {
      const { id: _, path, ...award } = await awardedAnew()
      return { ...award, write: (basedOn) => portal().admin.post(path, { basedOn }) }
    },
    createPurchaseOrder: async () => {
      const { id, seen, meanwhile, present } = await awardedAnew()
      const fields = { supplierQuoteId: id, deliveryDate: dayFromNow(30) }
      return {
        ...{ meanwhile, by },
        seen: { revision: 1, awardedAmount: seen.awardedAmount },
        write: (basedOn) =>
          portal().admin.post(
            '/api/admin/purchase-orders',
            formOf({ ...fields, ...(basedOn && { basedOn: JSON.stringify(basedOn) }) }),
          ),
        present: { revision: 1, awardedAmount: present.awardedAmount },
      }
    },
    submitSupplierQuote: async () => {
      const supplier = await newOne()
      const request = await askSuppliers(portal().admin, [supplier])
      const path = `/api/supplier/requests/${request.id}/quote`
      return {
        seen: { revision: 0, seal: request.seal },
        meanwhile: () => quoteRequest(supplier, request),
        write: (basedOn) =>
          supplier.post(path, quoteForm(request, '9', basedOn ? { basedOn: JSON.stringify(basedOn) } : {})),
        present: { revision: 1, seal: request.seal },
        by: 'Vera Vendor',
        isSelf: true,
      }
    },
    updatePurchaseOrderStatus: async () =>
      byTwoAdmins(`${(await ordered()).path}/status`, {
        seen: { status: 'issued' },
        theirs: { status: 'acknowledged' },
        mine: { status: 'shipped' },
        present: { status: 'acknowledged' },
      }),
    receivePurchaseOrder: async () => {
      const { order, path } = await ordered()
      const lines = [{ lineId: order.lines[0]?.id, quantity: 4 }]
      return byTwoAdmins(
        `${path}/receipts`,
        { seen: { quantityReceived: 0 }, theirs: { lines }, mine: { lines }, present: { quantityReceived: 4 } },
        (person, to, json) => person.post(to, json),
      )
    },
    correctReceipt: async () => {
      const { order, path } = await ordered()
      const lines = (quantity: number) => [{ lineId: order.lines[0]?.id, quantity }]
      const { body } = await portal().admin.post(`${path}/receipts`, { lines: lines(4) })
      const counted = (quantity: number) => ({ receivedOn: dayFromNow(0), lines: lines(quantity), reason: 'Again' })
      return byTwoAdmins(
        `${path}/receipts/${body.receipts[0].id}`,
        {
          seen: { receivedOn: dayFromNow(0), quantity: 4, rejected: 0, corrections: 0 },
          theirs: counted(5),
          mine: counted(6),
          present: { receivedOn: dayFromNow(0), quantity: 5, rejected: 0, corrections: 1 },
        },
        put,
      )
    },
    linkPurchaseOrder: async () => {
      const { customer, admin, job } = portal()
      const { orderId } = await job.order(customer.token, admin.token)
      const { orderId: other } = await job.order(customer.token, admin.token)
      return byTwoAdmins(`${(await ordered()).path}/order`, {
        seen: { orderId: null },
        theirs: { orderId },
        mine: { orderId: other },
        present: { orderId },
      })
    },
    updatePurchaseOrderPayment: async () => {
      const { path } = await ordered()
      await portal().admin.patch(`${path}/payment`, { paymentStatus: 'paid' })
      return {
        seen: { paymentStatus: 'paid' },
        meanwhile: () => colleague().patch(`${path}/payment`, { paymentStatus: 'unpaid' }),
        write: (basedOn) => portal().admin.patch(`${path}/payment`, { paymentStatus: 'paid', basedOn }),
        present: { paymentStatus: 'unpaid' },
        by,
      }
    },
    updatePurchaseOrderTerms: async () =>
      byTwoAdmins((await ordered()).path, {
        seen: { deliveryDate: dayFromNow(30), notes: null },
        theirs: { deliveryDate: dayFromNow(31) },
        mine: { deliveryDate: dayFromNow(32) },
        present: { deliveryDate: dayFromNow(31), notes: null },
      }),
    promiseDelivery: async () => {
      const { supplier, order } = await ordered()
      const path = `/api/supplier/purchase-orders/${order.id}/promised-date`
      return {
        seen: { promisedDate: null },
        meanwhile: () => supplier.patch(path, { promisedDate: dayFromNow(20) }),
        write: (basedOn) => supplier.patch(path, { promisedDate: dayFromNow(25), basedOn }),
        present: { promisedDate: dayFromNow(20) },
        by: 'Vera Vendor',
        isSelf: true,
      }
    },
    shipPurchaseOrder: async () => {
      const { supplier, order, path } = await ordered()
      return {
        seen: { status: 'issued', trackingNumber: null, shippingCarrier: null },
        meanwhile: () => colleague().patch(`${path}/status`, { status: 'shipped' }),
        write: (basedOn) =>
          supplier.post(`/api/supplier/purchase-orders/${order.id}/ship`, { trackingNumber: '1Z9', basedOn }),
        present: { status: 'shipped', trackingNumber: null, shippingCarrier: null },
        // Suppliers are not told which of the provider's people did something.
        by: null,
      }
    },
  }
}
