import type { FailedMail } from '@kerf/shared-contracts/contracts/mail'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { polling, toast } from '@kerf/shared-runtime'
import { useListFailedMailsPagesInfiniteQuery, useRetryFailedMailMutation } from '@kerf/shared-runtime/endpoints/mail'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { MailCheck } from 'lucide-react'
import { useMemo } from 'react'
import { mailColumns } from './mail-columns.tsx'
import { text } from './text.ts'

const choices = {
  status: { label: lists.status, values: text.states },
  sort: { label: lists.sort, values: text.sorts },
} as const

/** Mails that could not be delivered; each can be sent again. */
export function MailsPage() {
  const filters = useListFilters(choices)
  const [retry] = useRetryFailedMailMutation()
  const columns = useMemo(
    () =>
      mailColumns(async ({ id }: FailedMail) => {
        const { error } = await retry({ id })
        if (error) toast.error(text.failed, failureWords(error, text.failedText))
        else toast.success(text.done, text.doneText)
      }),
    [retry],
  )
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <ListTable
        name="admin.failed-mails"
        words={text.list}
        list={pagedList(useListFailedMailsPagesInfiniteQuery(filters.asked, polling))}
        filters={filters}
        columns={columns}
        rowLabel={(mail) => mail.recipient}
        empty={<EmptyState icon={<MailCheck size={22} />} title={text.none} text={text.noneText} />}
      />
    </>
  )
}
