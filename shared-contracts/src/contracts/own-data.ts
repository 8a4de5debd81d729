import { download, endpoint, signedIn } from './endpoint.ts'

export const downloadOwnData = endpoint({
  method: 'get',
  path: '/api/profile/data',
  access: signedIn,
  summary: 'All data stored about the user, as JSON files and the files they uploaded, in one ZIP',
  spec: "docs/product/accounts.md, 'Own data'",
  response: download('application/zip'),
})
