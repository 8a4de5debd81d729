import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { usualDefaults } from '../../../shared/use-defaults.ts'
import { SalesOrderDialog } from './sales-order-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

// The fields of a quote that the dialog reads.
const quote = {
  rfqId: 'rfq',
  quoteNumber: 'SQTE-0002',
  purchaseOrderNumber: 'PO-4711',
  estimatedDeliveryDate: null,
  rfq: { projectName: 'Bracket' },
} as Quote

test('a reused purchase order number shows a warning until another one is typed', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const isUsed = url.endsWith('/purchase-order-number?number=PO-4711')
    const answer = url.includes('/purchase-order-number') ? { usedBy: isUsed ? 'SORD-0007' : null } : usualDefaults
    return new Response(JSON.stringify(answer), { status: 200 })
  })
  renderPage(<SalesOrderDialog quote={quote} onClose={() => undefined} />, '/admin/customers')
  const words = 'This number was already used for SORD-0007. Please check that it is right.'
  await screen.findByText(words)
  fireEvent.change(screen.getByLabelText(/Customer PO Number/), { target: { value: 'PO-4712' } })
  expect(screen.queryByText(words)).toBeNull()
})
