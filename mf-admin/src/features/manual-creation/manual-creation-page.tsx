import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { HeldBack } from '@kerf/shared-ui/content/held-back.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { Tabs } from '@kerf/shared-ui/frames/tabs.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useDefaults } from '../shared/use-defaults.ts'
import { OrderForm, useManualOrder } from './order-form.tsx'
import { QuoteForm, useManualQuote } from './quote-form.tsx'
import { text } from './text.ts'

const choices = { tab: ['quote', 'order'] } as const

/** Creates quotes and orders for customers who wrote or called. */
export function ManualCreationPage() {
  const { values, set } = useListFilters(choices)
  const quote = useManualQuote()
  const order = useManualOrder()
  const { areKnown } = useDefaults()
  const forget = () => {
    quote.form.keeping.forget()
    order.form.keeping.forget()
  }
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <LeaveGuard when={quote.form.dirty || order.form.dirty} onLeave={forget} />
      <Tabs
        label={text.tabs.label}
        value={values.tab}
        onValueChange={(tab) => set({ tab })}
        tabs={[
          { value: 'quote', label: text.tabs.quote },
          { value: 'order', label: text.tabs.order },
        ]}
      >
        {/* The settings say whether the forms ask for a currency. */}
        <HeldBack isReady={areKnown}>
          {values.tab === 'quote' ? <QuoteForm quote={quote} /> : <OrderForm order={order} />}
        </HeldBack>
      </Tabs>
    </>
  )
}
