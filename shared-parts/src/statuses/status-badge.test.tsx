import { PurchaseOrderStatus } from '@kerf/shared-contracts/contracts/purchase-order-values'
import { SupplierQuoteStatus } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { SupplierRequestStatus } from '@kerf/shared-contracts/contracts/supplier-request-parts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusBadge } from './status-badge.tsx'

test('a status without a label is shown in capitalised words', () => {
  render(<StatusBadge status="waiting_for_laser" />)
  expect(screen.getByText('Waiting For Laser')).toBeDefined()
})

test.each([...SupplierRequestStatus.options, ...SupplierQuoteStatus.options, ...PurchaseOrderStatus.options])(
  'the status %s of a request, a quote or a purchase order has a look of its own',
  (status) => {
    const { container } = render(<StatusBadge status={status} />)
    const { container: unknown } = render(<StatusBadge status="waiting_for_laser" />)
    expect(container.querySelector('svg')?.innerHTML).not.toBe(unknown.querySelector('svg')?.innerHTML)
  },
)
