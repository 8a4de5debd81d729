import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { useGetLastChangeQuery } from '@kerf/shared-runtime/endpoints/changes'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { text } from '../text.ts'
import { type AboutQuote, changesOf } from './seen-quote.ts'

const words = text.changed

interface QuoteChangedProps extends AboutQuote {
  /** In which the dialog has something to do; in another there is nothing to go on with. */
  status: SupplierQuote['status']
}

/** Says in an open dialog what somebody else changed of the quote, and who; nothing while it is the same. */
export function QuoteChanged({ quote, now, onLook, status }: QuoteChangedProps) {
  const changes = changesOf(quote, now)
  const about = { what: 'supplier-quote', id: quote.id } as const
  const { data } = useGetLastChangeQuery(about, { skip: changes.length === 0, refetchOnMountOrArgChange: true })
  if (changes.length === 0) return null
  const when = data?.at ? formatDateTime(data.at) : ''
  return (
    <Notice tone="yellow">
      <Stack $gap={12}>
        <p>{data?.by ? words.by(data.by, when) : words.bySomebody}</p>
        <DefinitionList items={changes.map(({ label, was, is }) => ({ label, value: words.fromTo(was, is) }))} />
        {now.status === status && (
          <div>
            <Button size="small" onClick={onLook}>
              {words.look}
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  )
}
