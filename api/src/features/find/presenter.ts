import { type FindGroup, type FindHit, FindKind, mostHits } from '@kerf/shared-contracts/contracts/find'
import { adminAddress, customerAddress, supplierAddress } from '@kerf/shared-contracts/rules/addresses'
import { labelOf, materials, shownValue } from '@kerf/shared-contracts/rules/catalog'
import { shownToCustomer } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import type { PictureView } from '../../models/views/file-view.ts'
import type { FileOwnerView, FoundOwner, FoundRfqView } from '../../models/views/found-view.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { presentPicture } from '../stored-files/presenter.ts'
import type { Found, FoundRows } from './service.ts'

type Fields = Omit<FindHit, 'isExact' | 'details' | 'status' | 'picture'> & {
  details: readonly (string | null | undefined)[]
  status?: string
  picture?: PictureView | null
}

type Presenters = { [Kind in FindKind]: (row: FoundRows[Kind], isAdmin: boolean) => Fields | null }

/** Shown to admins only: customers see just their own company's requests. */
const ownerWords = ({ company, name }: FoundOwner, isAdmin: boolean) => (isAdmin ? (company ?? name) : null)

/** The matching part; its name is left out if it equals the project's. */
function partWords(part: FoundRfqView['part'], projectName: string): string | null {
  if (!part) return null
  return [part.name === projectName ? '' : part.name, labelOf(materials, part.material), shownValue(part.materialGrade)]
    .filter(Boolean)
    .join(' ')
}

/** The page of the object that a file belongs to. */
function addressOfFile(owner: FileOwnerView, isAdmin: boolean): string | null {
  const { rfqId, quoteId, orderId, conversationId } = owner
  if (conversationId !== undefined) return (isAdmin ? adminAddress : customerAddress).conversation(conversationId)
  if (orderId !== undefined) return (isAdmin ? adminAddress : customerAddress).order(orderId)
  if (rfqId === undefined) return null
  if (isAdmin) return adminAddress.rfq(rfqId)
  return quoteId === undefined ? customerAddress.rfq(rfqId) : customerAddress.quote(quoteId)
}

const presenters: Presenters = {
  rfq: ({ id, number, projectName, status, owner, part, picture }, isAdmin) => ({
    id,
    picture,
    title: projectName,
    details: [number, ownerWords(owner, isAdmin), partWords(part, projectName)],
    status: isAdmin ? status : shownToCustomer(status),
    address: (isAdmin ? adminAddress : customerAddress).rfq(id),
  }),
  quote: ({ id, rfqId, number, projectName, status, owner, purchaseOrderNumber, picture }, isAdmin) => ({
    id,
    picture,
    title: projectName,
    details: [number, ownerWords(owner, isAdmin), purchaseOrderNumber],
    status,
    // Admins see a quote in its request.
    address: isAdmin ? adminAddress.rfq(rfqId) : customerAddress.quote(id),
  }),
  order: ({ id, number, projectName, status, owner, part, ...of }, isAdmin) => ({
    id,
    picture: of.picture,
    title: projectName,
    details: [
      ...[number, ownerWords(owner, isAdmin), of.customerPurchaseOrderNumber, of.trackingNumber],
      partWords(part, projectName),
    ],
    status,
    address: (isAdmin ? adminAddress : customerAddress).order(id),
  }),
  customer: ({ id, name, email, company, companyNameInput }) => ({
    id,
    title: name,
    details: [email, company ?? companyNameInput],
    address: adminAddress.customer(id),
  }),
  company: ({ id, name, customerNumber, contactEmail }) => ({
    id,
    title: name,
    details: [customerNumber, contactEmail],
    address: adminAddress.company({ name, customerNumber }),
  }),
  supplier: ({ id, supplierNumber, companyName, name }) => ({
    id,
    title: companyName ?? name,
    details: [supplierNumber, companyName === null ? null : name],
    address: adminAddress.account(id),
  }),
  supplier_request: ({ id, number, projectName, material, status, picture }, isAdmin) => ({
    ...{ id, picture, title: projectName, details: [number, material], ...(status !== null && { status }) },
    address: isAdmin ? adminAddress.supplierRequest(id) : supplierAddress.request(id),
  }),
  supplier_quote: ({ id, number, projectName, material, status, picture }) => ({
    ...{ id, picture, title: projectName, details: [number, material], ...(status !== null && { status }) },
    address: supplierAddress.quote(id),
  }),
  purchase_order: ({ id, number, reference, projectName, status, supplier, picture }, isAdmin) => ({
    ...{ id, picture, title: projectName, details: [number, reference, isAdmin ? supplier : null], status },
    address: isAdmin ? adminAddress.purchaseOrder(id) : supplierAddress.purchaseOrder(id),
  }),
  file: ({ id, fileName, owner, ...picture }, isAdmin) => {
    const address = owner && addressOfFile(owner, isAdmin)
    return address
      ? { id, picture: { id, ...picture }, title: fileName, details: [owner.number, owner.projectName], address }
      : null
  },
}

function presentGroup<Kind extends FindKind>(kind: Kind, rows: Found[Kind], isAdmin: boolean): FindGroup {
  const present = presenters[kind] as (row: FoundRows[Kind], isAdmin: boolean) => Fields | null // the presenter of this kind
  const hits = (rows ?? []).flatMap(({ isExact, row }): FindHit[] => {
    const fields = present(row, isAdmin)
    if (!fields) return []
    return [
      {
        ...fields,
        details: fields.details.filter((detail) => !!detail) as string[],
        status: fields.status ?? null,
        picture: presentPicture(fields.picture ?? null),
        isExact,
      },
    ]
  })
  return { kind, hits: hits.slice(0, mostHits), hasMore: hits.length > mostHits }
}

/** The groups that have hits; those with an exact hit first. */
export function presentFound(found: Found, actor: Actor): FindGroup[] {
  const groups = FindKind.options
    .map((kind) => presentGroup(kind, found[kind], actor.kind === 'admin'))
    .filter(({ hits }) => hits.length > 0)
  const isExact = ({ hits }: FindGroup) => Number(hits[0]?.isExact === true)
  return groups.sort((one, other) => isExact(other) - isExact(one))
}
