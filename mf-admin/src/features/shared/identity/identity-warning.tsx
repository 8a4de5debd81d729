import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { namesOfCustomers } from './names-of-customers.ts'
import { text } from './text.ts'

interface IdentityWarningProps {
  rfqs: readonly Rfq[]
  /** The texts that suppliers will read, by field label. */
  written: Readonly<Record<string, string>>
}

/** Warns if a text for suppliers names a customer. */
export function IdentityWarning({ rfqs, written }: IdentityWarningProps) {
  const found = Object.entries(written).map(([label, value]) => ({ label, names: namesOfCustomers(value, rfqs) }))
  const naming = found.filter(({ names }) => names.length > 0)
  if (naming.length === 0) return null
  const names = isolatedList([...new Set(naming.flatMap((field) => field.names))])
  return <Notice tone="yellow">{text.named(names, listed(naming.map(({ label }) => label)))}</Notice>
}
