import { SupplierRequest } from '../../models/supplier-request.ts'
import { SupplierRequestPart } from '../../models/supplier-request-part.ts'
import type { ReadWork } from '../../platform/work.ts'

/** The requests about an RFQ that suppliers can still quote: their references, or projects where they have none. */
export async function openRequestsAbout(
  { tx, today }: Pick<ReadWork, 'tx' | 'today'>,
  rfqId: string,
): Promise<string[]> {
  const requests = await SupplierRequest.query(tx)
    .where((about) =>
      about.where({ rfqId }).orWhereIn('id', SupplierRequestPart.query().select('requestId').where({ rfqId })),
    )
    .whereNull('awardedAt')
    .where((open) => open.whereNull('dueDate').orWhere('dueDate', '>=', today))
    .orderBy('createdAt')
    .select('referenceNumber', 'projectName')
  return requests.map(({ referenceNumber, projectName }) => referenceNumber ?? projectName)
}
