import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { awaitsQualityDecision } from '@kerf/shared-contracts/rules/order-lifecycle'
import { polling } from '@kerf/shared-runtime'
import { useListOrdersQuery } from '@kerf/shared-runtime/endpoints/orders'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { HeldBack } from '@kerf/shared-ui/content/held-back.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { color, fontWeight, radius, space, toneColor } from '@kerf/shared-ui/theme/tokens.ts'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMayAct } from '../../shared/use-may-act.ts'
import { orderName } from '../order-words.ts'
import { text } from '../text.ts'

/** More would push the list out of view; the link below shows all. */
const shownOrders = 3

const Frame = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[24]};
  margin-bottom: ${space[16]};
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${toneColor('yellow').strong};
  border-radius: ${radius.card};
  background: color-mix(in srgb, ${toneColor('yellow').soft} 45%, ${color.surface});

  strong {
    font-weight: ${fontWeight.medium};
  }
`

const List = styled.ul`
  display: grid;
  flex: 1 1 320px;
  gap: ${space[8]};
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[12]};
  overflow-wrap: anywhere;
`

interface QualityAttentionProps {
  onReview: (orderId: string) => void
  /** Whether the page itself knows how it is laid out. */
  isReady?: boolean
  /** Drawn until then. */
  skeleton?: ReactNode
  /** Shown below the banner. */
  children: ReactNode
}

/**
 * Orders that wait for the customer's quality decision, above the page; viewers, who cannot decide, see none. It pushes
 * everything down, so the page is drawn when it is known whether there is one.
 */
export function QualityAttention({ onReview, isReady = true, skeleton, children }: QualityAttentionProps) {
  const { data, isError } = useListOrdersQuery({ group: 'active', status: 'quality_check', limit: 20 }, polling)
  return (
    <HeldBack isReady={isReady && (data !== undefined || isError)} skeleton={skeleton}>
      {data && <Banner {...data} onReview={onReview} />}
      {children}
    </HeldBack>
  )
}

interface BannerProps extends Pick<QualityAttentionProps, 'onReview'> {
  items: readonly Order[]
  total: number
}

function Banner({ items, total, onReview }: BannerProps) {
  const mayAct = useMayAct()
  const waiting = items.filter((order) => awaitsQualityDecision(order) && mayAct(order.rfq))
  if (waiting.length === 0) return null
  const words = text.attention
  // Only the first 20 orders in this stage are fetched; more may be waiting.
  const areAll = total <= items.length
  return (
    <Frame aria-label={words.label}>
      <Cluster $gap={12}>
        <IconBadge tone="yellow" icon={CircleAlert} label={words.label} />
        <strong>{areAll ? words.title(waiting.length) : words.titleAtLeast(waiting.length)}</strong>
      </Cluster>
      <List>
        {waiting.slice(0, shownOrders).map((order) => (
          <Item key={order.id}>
            <span>
              {orderName(order)} · <bdi>{order.rfq.projectName}</bdi>
            </span>
            <Button
              size="small"
              variant="primary"
              aria-label={words.reviewNamed(orderName(order))}
              onClick={() => onReview(order.id)}
            >
              {words.review}
            </Button>
          </Item>
        ))}
      </List>
      {waiting.length > shownOrders && (
        <TextLink to="/orders?status=quality_check">
          {areAll ? words.more(waiting.length - shownOrders) : words.all}
        </TextLink>
      )}
    </Frame>
  )
}
