import type { listCustomerFiles } from '@kerf/shared-contracts/contracts/files-admin'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { type CustomerFileView, customerFileShape } from '../../models/views/file-view.ts'
import { type ListPage, readPage } from '../../platform/db/list.ts'
import { holds } from '../../platform/db/search-pattern.ts'
import type { ReadWork } from '../../platform/work.ts'

/** Searched only within one customer's files, which are too few to need an index. */
const searched = 'kerf_normalize(files.file_name)'

/** One page of the files of a customer's requests, quotes, orders and messages. */
export function listOfCustomer(
  { tx }: ReadWork,
  { customerId, q, ...page }: z.output<(typeof listCustomerFiles)['query']>,
): Promise<ListPage<CustomerFileView>> {
  const branches = [{ condition: sql`files.owner_id = ${customerId}` }]
  return readPage(tx, customerFileShape, { branches, conditions: q ? [holds(searched, q)] : [] }, page)
}
