import { byId, download, endpoint, listQuery } from '@kerf/shared-contracts/contracts/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calledEndpoints, endpointsFile } from './endpoint-code.ts'

const access = ['admin'] as const
const described = { access, summary: '', spec: "docs/product/orders.md, 'Stages'" } as const

const listDrills = endpoint({
  ...described,
  method: 'get',
  path: '/api/drills',
  query: listQuery({}),
  response: z.array(z.string()),
  tags: ['Order'],
})
const sharpen = endpoint({
  ...described,
  method: 'post',
  path: '/api/drills/:id/edges/:edge',
  params: byId.extend({ edge: z.string() }),
  body: z.object({ angle: z.number() }),
  response: null,
  tags: ['Order', 'Dashboard'],
})
const countDrills = endpoint({ ...described, method: 'get', path: '/api/drills/count', response: z.number() })
const readWear = endpoint({
  ...described,
  method: 'get',
  path: '/api/drills/:id/wear',
  params: byId,
  response: z.number(),
  tags: ['File', 'FileStage'],
})
const drawDrills = endpoint({
  ...described,
  method: 'get',
  path: '/api/drills/pdf',
  response: download('application/pdf'),
})

const registered = Object.entries({ listDrills, sharpen, countDrills, readWear, drawDrills }).map(
  ([name, declaration]) => ({
    name,
    resource: 'hand-tools',
    declaration,
  }),
)
const file = (...names: string[]) =>
  endpointsFile(
    'hand-tools',
    registered.filter(({ name }) => names.includes(name)),
  )

test('downloads and calls of other resources get no endpoints', () => {
  const other = { name: 'other', resource: 'other', declaration: countDrills }
  const names = calledEndpoints([...registered, other], 'hand-tools').map(({ name }) => name)
  expect(names).toEqual(['listDrills', 'sharpen', 'countDrills', 'readWear'])
})

test('a list call becomes a query for one page and an infinite query for all', () => {
  const code = file('listDrills')
  expect(code).toContain("query: (params) => ({ url: '/api/drills', params }),\n      providesTags: ['Order'],")
  expect(code).toContain('listDrillsPages: build.infiniteQuery<')
  expect(code).toContain('params: { ...params, cursor: pageParam }')
  expect(code).toContain('  useListDrillsQuery,\n  useListDrillsPagesInfiniteQuery,\n} = handToolsApi')
})

test('path parameters are escaped, and a mutation sends its body and names the tags that it invalidates', () => {
  const code = file('sharpen')
  expect(code).toContain('query: ({ id, edge, body }) => ({')
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it searches for code
  expect(code).toContain('url: `/api/drills/${encodeURIComponent(id)}/edges/${encodeURIComponent(edge)}`')
  expect(code).toContain("method: 'POST', body }),\n      invalidatesTags: ['Order', 'Dashboard'],")
})

test('a tag of one object is provided with the id that was asked for', () => {
  expect(file('readWear')).toContain("providesTags: (_answer, _error, { id }) => ['File', { type: 'FileStage', id }],")
})

test('a call without input takes no argument', () => {
  expect(file('countDrills')).toContain('countDrills: build.query<ResponseOf<typeof calls.countDrills>, void>({')
})

test('only types are imported from the contracts', () => {
  const code = file('listDrills', 'sharpen', 'countDrills')
  const imports = code.split('\n').filter((line) => line.includes('shared-contracts'))
  expect(imports.every((line) => line.startsWith('import type '))).toBe(true)
})
