import { words } from '@kerf/shared-contracts/words/words'
import type { Isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('mf-admin/shared/identity', {
  named: (names: Isolated, fields: string) =>
    `This names the customer (${names}): ${fields}. Suppliers should not learn who the customer is.`,
  fileNames: 'file names',
})
