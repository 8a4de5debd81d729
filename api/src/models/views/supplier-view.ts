import type { SupplierListQuery } from '@kerf/shared-contracts/contracts/suppliers'
import type { z } from 'zod'
import { columns, instants, jsonList, jsonObject } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { SupplierProfile } from '../supplier-profile.ts'

const profileColumns = [
  ...(['id', 'supplierNumber', 'companyName', 'phone', 'website', 'address', 'city', 'country'] as const),
  ...(['capabilities', 'certifications', 'finishingCapabilities', 'primaryIndustries', 'qualitySystem'] as const),
  ...(['numberOfEmployees', 'yearEstablished', 'emergencyCapability', 'internationalShipping'] as const),
]

/** Whether there is another certificate with the name of `ending` that expires later, or never. */
export const isOutlived = `exists (select from supplier_certificates later
  where later.supplier_id = ending.supplier_id and kerf_normalize(later.name) = kerf_normalize(ending.name)
    and (later.expires_on is null or later.expires_on > ending.expires_on))`

/** A supplier, as lists show it. */
export interface SupplierView extends Pick<SupplierProfile, (typeof profileColumns)[number]> {
  name: string
  email: string
  completeness: number
  certificatesEndOn: string | null
  createdAt: string
  verifiedAt: string | null
  suspendedAt: string | null
}

const listedFields = {
  ...columns('supplier_profiles', [...profileColumns, 'completeness']),
  ...instants('supplier_profiles', ['createdAt', 'verifiedAt', 'suspendedAt']),
  name: 'supplier_profiles.account_name',
  email: 'supplier_profiles.account_email',
  certificatesEndOn: 'supplier_profiles.certificates_end_on',
}

export const supplierShape: ListShape<SupplierView, z.output<typeof SupplierListQuery>['sort']> = {
  table: 'supplier_profiles',
  row: jsonObject(listedFields),
  sorts: {
    'date-desc': { column: 'supplier_profiles.created_at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'supplier_profiles.created_at', type: 'timestamptz', direction: 'asc' },
    name: { column: 'supplier_profiles.name_sort', type: 'text', direction: 'asc' },
    completion: { column: 'supplier_profiles.completeness', type: 'numeric', direction: 'desc' },
  },
}

export interface CertificateView {
  id: string
  name: string
  expiresOn: string | null
  fileId: string
  fileName: string
  createdAt: string
}

/** A supplier's record so far, in numbers. */
export interface PerformanceView {
  requests: number
  declined: number
  quotes: number
  accepted: number
  decided: number
  averageLeadTime: number | null
  purchaseOrders: number
  received: number
  whole: number
  onTime: number
  goodPieces: number
  rejectedPieces: number
}

/** A supplier with everything known about it. */
export interface SupplierDetailsView extends SupplierView {
  description: string | null
  suspensionReason: string | null
  lastSignInAt: string | null
  updatedAt: string
  certificates: CertificateView[]
  performance: PerformanceView
}

const certificate = jsonObject({
  ...columns('supplier_certificates', ['id', 'name', 'expiresOn', 'fileId']),
  ...instants('supplier_certificates', ['createdAt']),
  fileName: 'files.file_name',
})

const quotes = 'supplier_quotes where supplier_quotes.supplier_id = supplier_profiles.user_id'
const orders = 'purchase_orders where purchase_orders.supplier_id = supplier_profiles.user_id'
const assigned =
  'supplier_request_assignments where supplier_request_assignments.supplier_id = supplier_profiles.user_id'
const pieces = (column: string) =>
  `(select coalesce(sum(lines.${column}), 0) from purchase_order_lines lines
    join purchase_orders on purchase_orders.id = lines.purchase_order_id
    where purchase_orders.supplier_id = supplier_profiles.user_id)`

/** One closed short does not count as delivered in full, whenever its goods arrived. */
const isWhole = 'quantity_received >= quantity_ordered'

const performance = jsonObject({
  requests: `(select count(*) from ${assigned})`,
  declined: `(select count(*) from ${assigned} and declined_at is not null)`,
  quotes: `(select count(*) from ${quotes})`,
  accepted: `(select count(*) from ${quotes} and status = 'accepted')`,
  decided: `(select count(*) from ${quotes} and status <> 'pending')`,
  averageLeadTime: `(select round(avg(lead_time_days), 1) from ${quotes})`,
  purchaseOrders: `(select count(*) from ${orders})`,
  received: `(select count(*) from ${orders} and status = 'received')`,
  whole: `(select count(*) from ${orders} and status = 'received' and ${isWhole})`,
  onTime: `(select count(*) from ${orders} and status = 'received' and ${isWhole} and received_on <= delivery_date)`,
  goodPieces: pieces('quantity_received'),
  rejectedPieces: pieces('quantity_rejected'),
})

export const supplierDetailsShape: ListShape<SupplierDetailsView, never> = {
  table: 'supplier_profiles',
  row: jsonObject({
    ...listedFields,
    ...columns('supplier_profiles', ['description', 'suspensionReason']),
    ...instants('supplier_profiles', ['updatedAt']),
    lastSignInAt: `(select to_char(users.last_sign_in_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from users where users.id = supplier_profiles.user_id)`,
    certificates: jsonList(
      certificate,
      `supplier_certificates join files on files.id = supplier_certificates.file_id
        where supplier_certificates.supplier_id = supplier_profiles.user_id`,
      'supplier_certificates.created_at desc, supplier_certificates.id desc',
    ),
    performance,
  }),
  sorts: {},
}
