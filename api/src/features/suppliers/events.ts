import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** A supplier, as events describe it. */
const supplierFacts = z.object({ supplierId: z.string() })

type About = z.output<typeof supplierFacts>

const ofSupplier = ({ supplierId }: About) => ({ type: 'user', id: supplierId })
const toAdmins = { tags: ['Supplier'], to: { admins: true }, id: ({ supplierId }: About) => supplierId } as const
const toItself = { tags: ['Supplier', 'Profile'], to: { users: ({ supplierId }: About) => [supplierId] } } as const

export const supplierProfileChanged = defineEvent({
  name: 'supplier.profile_changed',
  says: 'A supplier changed its profile.',
  facts: supplierFacts.extend({ fields: z.array(z.string()) }),
  audit: (facts) => ({ object: ofSupplier(facts), changes: { fields: facts.fields } }),
  live: [toAdmins, toItself],
})

export const supplierCertificateAdded = defineEvent({
  name: 'supplier.certificate_added',
  says: 'A supplier uploaded a certificate.',
  facts: supplierFacts.extend({ certificateId: z.string(), name: z.string(), expiresOn: z.string().nullable() }),
  audit: ({ name, expiresOn, ...facts }) => ({ object: ofSupplier(facts), changes: { name, expiresOn } }),
  live: [toAdmins, toItself],
})

export const supplierCertificateRemoved = defineEvent({
  name: 'supplier.certificate_removed',
  says: 'A supplier removed a certificate.',
  facts: supplierFacts.extend({ certificateId: z.string(), name: z.string() }),
  audit: ({ name, ...facts }) => ({ object: ofSupplier(facts), changes: { name } }),
  live: [toAdmins, toItself],
})

export const supplierCertificateEnding = defineEvent({
  name: 'supplier.certificate_ending',
  says: 'A certificate expires in 30 days, or in 7; each is announced once.',
  facts: supplierFacts.extend({
    supplierName: z.string(),
    certificateId: z.string(),
    name: z.string(),
    expiresOn: z.string(),
  }),
  audit: ({ name, expiresOn, ...facts }) => ({ object: ofSupplier(facts), changes: { name, expiresOn } }),
  live: [toAdmins, toItself],
})

export const supplierVerified = defineEvent({
  name: 'supplier.verified',
  says: 'An admin marked a supplier as verified, or undid that.',
  facts: supplierFacts.extend({ isVerified: z.boolean() }),
  audit: ({ isVerified, ...facts }) => ({ object: ofSupplier(facts), changes: { isVerified } }),
  live: [toAdmins, toItself],
})

export const supplierSuspended = defineEvent({
  name: 'supplier.suspended',
  says: 'An admin suspended a supplier, which ended its sessions, or reinstated it.',
  facts: supplierFacts.extend({ isSuspended: z.boolean(), reason: z.string().nullable() }),
  audit: ({ isSuspended, reason, ...facts }) => ({ object: ofSupplier(facts), changes: { isSuspended, reason } }),
  live: [
    toAdmins,
    { tags: ['Session', 'Device'], to: { users: ({ supplierId }) => [supplierId] } },
    { tags: ['Account'], to: { admins: true } },
  ],
})
