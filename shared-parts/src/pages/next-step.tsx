import type { NextStep as Next, NextDoer } from '@kerf/shared-contracts/rules/next-step'
import { orderStages } from '@kerf/shared-contracts/rules/order-lifecycle'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { CircleAlert, Hourglass, Truck } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const words = text.next

const Line = styled(Cluster)`
  margin: -${space[8]} 0 ${space[16]};
`

function Turn({ by, reader }: { by: NextDoer; reader: NextStepProps['reader'] }) {
  if (by === 'carrier') return <IconBadge tone="teal" icon={Truck} label={words.turns.carrier} />
  if (by === reader) return <IconBadge tone="yellow" icon={CircleAlert} label={words.turns.yours} />
  return <IconBadge tone="grey" icon={Hourglass} label={words.turns[by]} />
}

interface NextStepProps {
  next: Next | undefined
  /** Whose turn is the reader's own; somebody who may only look on has none. */
  reader: 'customer' | 'provider' | 'onlooker'
  /** The stage of the order that goes on. */
  orderStatus?: string
  /** Until when a quote can be accepted, already formatted. */
  validUntil?: string
}

/** What comes next, and whose turn it is (docs/product/modules-and-pages.md, 'What comes next'). */
export function NextStep({ next, reader, orderStatus, validUntil }: NextStepProps) {
  if (next === undefined) return null
  const stage = orderStages[orderStages.findIndex(({ status }) => status === orderStatus) + 1]?.label ?? ''
  const said = next.step === 'produce' ? words.stage(stage) : words.steps[next.step]
  return (
    <Line role="group" aria-label={words.label}>
      <Turn by={next.by} reader={reader} />
      <Muted as="span">{next.step === 'decide' && validUntil ? words.decideBy(validUntil) : said}</Muted>
    </Line>
  )
}
