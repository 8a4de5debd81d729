import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PdfChoice } from './pdf-choice.tsx'

const file = new File(['%PDF'], 'order.pdf', { type: 'application/pdf' })

test('a rejected file stays chosen, says why, and can be removed', async () => {
  const onFile = vi.fn()
  render(<PdfChoice label="Order" file={file} onFile={onFile} onReject={vi.fn()} error="This file is encrypted" />)
  expect(screen.getByRole('alert').textContent).toBe('This file is encrypted')
  await userEvent.click(screen.getByRole('button', { name: 'Remove order.pdf' }))
  expect(onFile).toHaveBeenCalledWith(null)
})

test('while the file is sent again, progress replaces the error', () => {
  render(
    <PdfChoice label="Order" file={file} onFile={vi.fn()} onReject={vi.fn()} error="It was cut off" progress={40} />,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Uploading, 40%')).toBeDefined()
})
