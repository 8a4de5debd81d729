import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Package } from 'lucide-react'
import { QualityCheck } from '../customers/active-orders/quality/quality-check.tsx'
import { MessagesLink } from '../shared/messages-link.tsx'
import type { CheckRow } from './check-columns.tsx'
import { text } from './text.ts'

/** The files and decisions of a check, with links to its order and its customer. */
export function CheckDetails({ check }: { check: CheckRow }) {
  return (
    <article aria-label={text.check(check.orderNumber)}>
      <Stack $gap={16}>
        <Cluster>
          <ButtonLink to={adminAddress.order(check.orderId)} icon={<Package size={16} aria-hidden />}>
            {text.openOrder}
          </ButtonLink>
          <MessagesLink about="order" id={check.id} />
        </Cluster>
        <QualityCheck order={check} />
      </Stack>
    </article>
  )
}
