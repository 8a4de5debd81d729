import { z } from 'zod'
import { basedOn } from './based-on.ts'
import { byId, endpoint, signedIn } from './endpoint.ts'
import { Instant, line } from './values.ts'

/** How many filters an account may save for one list (docs/product/lists.md, 'Saved filters'). */
export const mostSavedFilters = 50

/** The name of a list among all lists, such as `customer.orders`. */
const ListName = z
  .string()
  .regex(/^[a-z]+(\.[a-z0-9-]+)+$/)
  .max(60)

const Name = line(80).min(1, 'Please enter a name')

/** The part of an address after `?`, with only filters: it is only ever appended to the address of its own page. */
const FilterQuery = z
  .string()
  .max(2000)
  .regex(/^[^?#\s]*$/, 'These filters cannot be saved')

export const SavedFilter = z
  .object({ id: z.uuid(), list: z.string(), name: z.string(), query: z.string(), createdAt: Instant })
  .meta({ id: 'SavedFilter' })
export type SavedFilter = z.output<typeof SavedFilter>

export const listSavedFilters = endpoint({
  method: 'get',
  path: '/api/saved-filters',
  access: signedIn,
  summary: 'The filters the actor saved for a list, by name',
  spec: "docs/product/lists.md, 'Saved filters'",
  query: z.object({ list: ListName }),
  response: z.array(SavedFilter),
  tags: ['SavedFilter'],
})

const SaveFilterBody = z
  .object({
    list: ListName,
    name: Name,
    query: FilterQuery.min(1, 'These filters cannot be saved'),
    /** Whether filters that already have the name may be replaced. */
    replace: z.boolean().default(false),
  })
  .meta({ id: 'SaveFilterBody' })

export const saveFilter = endpoint({
  method: 'post',
  path: '/api/saved-filters',
  access: signedIn,
  summary: 'Save the filters of a list under a name',
  spec: "docs/product/lists.md, 'Saved filters'",
  body: SaveFilterBody,
  response: SavedFilter,
  status: 201,
  errors: ['saved_filter.name_taken', 'saved_filter.too_many'],
  tags: ['SavedFilter'],
  limit: 'edit',
  idempotent: true,
})

export const renameSavedFilter = endpoint({
  method: 'put',
  path: '/api/saved-filters/:id',
  access: signedIn,
  summary: 'Rename saved filters',
  spec: "docs/product/lists.md, 'Saved filters'",
  params: byId,
  body: z.object({ name: Name, basedOn: basedOn({ name: z.string() }) }).meta({ id: 'RenameSavedFilterBody' }),
  response: SavedFilter,
  errors: ['saved_filter.not_found', 'saved_filter.name_taken', 'write.stale'],
  tags: ['SavedFilter'],
  limit: 'edit',
})

export const deleteSavedFilter = endpoint({
  method: 'delete',
  path: '/api/saved-filters/:id',
  access: signedIn,
  summary: 'Delete saved filters',
  spec: "docs/product/lists.md, 'Saved filters'",
  params: byId,
  response: null,
  errors: ['saved_filter.not_found'],
  tags: ['SavedFilter'],
  limit: 'edit',
})
