import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { customerWords } from '@kerf/shared-parts/people/customer-words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { useGetDeliveryCalendarQuery } from '@kerf/shared-runtime/endpoints/production'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { FilePicture } from '@kerf/shared-ui/files/file-picture.tsx'
import { PictureRow, Rows, RowsSkeleton, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { formatCount, formatDate } from '@kerf/shared-ui/words/format.ts'
import { text } from './text.ts'

const words = text.calendar
/** As many as one call names. */
const most = 200

/** All orders that are due on one day. */
export function DayDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const asked = useGetDeliveryCalendarQuery({ from: day, days: 1, perDay: most })
  const [found] = asked.data ?? []
  const content = () => {
    if (asked.isError) {
      return (
        <ErrorState
          title={text.failed}
          text={text.failedText}
          error={asked.error}
          onRetry={asked.refetch}
          retrying={asked.isFetching}
        />
      )
    }
    if (asked.data === undefined) return <RowsSkeleton rows={4} />
    return (
      <Stack $gap={12}>
        <Rows>
          {found?.orders.map((order) => (
            <PictureRow key={order.id} picture={<FilePicture kind="step" picture={order.pictureUrl} size="medium" />}>
              <Spread>
                <TextLink to={adminAddress.order(order.id)}>{order.orderNumber}</TextLink>
                <StatusBadge status={order.orderStatus} label={orderStatusLabel(order.orderStatus)} />
              </Spread>
              <bdi>{order.projectName}</bdi>
              <Muted>{customerWords(order.user)}</Muted>
            </PictureRow>
          ))}
        </Rows>
        {found && found.count > found.orders.length && (
          <Muted>{words.shown(formatCount(found.orders.length), formatCount(found.count))}</Muted>
        )}
      </Stack>
    )
  }
  return (
    <Dialog open onOpenChange={onClose} title={words.day(formatDate(day))}>
      {content()}
    </Dialog>
  )
}
