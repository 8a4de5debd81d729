import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { shownValue } from '@kerf/shared-contracts/rules/catalog'
import { mayChangeDueDate } from '@kerf/shared-contracts/rules/order-lifecycle'
import { WhilePossible } from '@kerf/shared-parts/forms/while-possible.tsx'
import { DueDate } from '@kerf/shared-parts/orders/due-date.tsx'
import { DueDateChanges, promiseFacts } from '@kerf/shared-parts/orders/due-dates.tsx'
import { OrderSums } from '@kerf/shared-parts/orders/order-sums.tsx'
import { companyWords } from '@kerf/shared-parts/people/customer-words.ts'
import { destinationFacts } from '@kerf/shared-parts/rfqs/rfq-facts.tsx'
import { materialWords, piecesWords, toleranceWords } from '@kerf/shared-parts/rfqs/words.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { type Definition, DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { CustomerLink } from '../../../shared/customer-link.tsx'
import { MailLink } from '../../../shared/mail-link.tsx'
import { deliveryEnded } from '../order-ended.ts'
import { text } from '../text.ts'
import { DueDateDialog } from './due-date-dialog.tsx'

const words = text.project

/** The customer, with a link to their page, and the company. */
function Customer({ order: { user } }: { order: Order }) {
  const company = companyWords(user)
  return (
    <>
      <CustomerLink customer={user} />
      {company && `, ${isolated(company)}`}
    </>
  )
}

function orderItems(order: Order): Definition[] {
  const given = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : [])
  return [
    { label: words.project, value: order.rfq.projectName, wide: true },
    { label: words.customer, value: <Customer order={order} /> },
    ...(order.user.email ? [{ label: words.email, value: <MailLink address={order.user.email} /> }] : []),
    ...given(words.quote, order.quote?.quoteNumber),
    ...given(words.purchaseOrder, order.customerPurchaseOrderNumber),
    { label: words.ordered, value: formatDate(order.orderDate) },
    ...((order.dueDate ?? order.promisedDate) ? [{ label: words.dueDate, value: <DueDate order={order} /> }] : []),
    ...promiseFacts(order),
    { label: words.amount, value: formatMoney(order.totalAmount, order.currency) },
  ]
}

function partItems({ lines }: Order): Definition[] {
  const [only, another] = lines
  if (only && !another) {
    return [
      { label: words.material, value: materialWords(only) || words.notSpecified },
      { label: words.tolerance, value: toleranceWords(only.tolerance, words.notSpecified) },
      { label: words.finishing, value: shownValue(only.finishing) || words.notSpecified },
      { label: words.quantity, value: piecesWords(only.quantity) },
    ]
  }
  return lines.map((line, index) => ({
    label: line.name ?? words.part(index + 1),
    value: listed([
      materialWords(line),
      toleranceWords(line.tolerance, ''),
      shownValue(line.finishing),
      piecesWords(line.quantity),
    ]),
    wide: true,
  }))
}

function ChangeDueDate({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {mayChangeDueDate(order) && (
        <Button size="small" icon={<CalendarClock size={14} aria-hidden />} onClick={() => setOpen(true)}>
          {text.due.change}
        </Button>
      )}
      <WhilePossible ended={mayChangeDueDate(order) ? undefined : deliveryEnded(order)}>
        {isOpen && <DueDateDialog order={order} onClose={() => setOpen(false)} />}
      </WhilePossible>
    </>
  )
}

/** What was ordered, by whom, and its requirements. */
export function ProjectInformation({ order }: { order: Order }) {
  const notes = [order.notes, order.rfq.notes, order.rfq.specialInstructions].filter(Boolean).join('\n\n')
  const items = [
    ...orderItems(order),
    ...destinationFacts(order),
    ...partItems(order),
    ...(notes ? [{ label: words.notes, value: notes, wide: true }] : []),
    ...(order.terms ? [{ label: words.terms, value: order.terms, wide: true }] : []),
  ]
  return (
    <Card title={words.title} actions={<ChangeDueDate order={order} />}>
      <Stack $gap={16}>
        <DefinitionList items={items} columns={2} />
        <OrderSums order={order} />
        <DueDateChanges order={order} />
      </Stack>
    </Card>
  )
}
