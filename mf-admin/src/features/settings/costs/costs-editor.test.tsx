import { defaultCostTables } from '@kerf/shared-contracts/rules/estimate/cost-tables'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../test/render-page.tsx'
import { CostsEditor } from './costs-editor.tsx'

const costs = { ...defaultCostTables, shown: 'range', rangePercent: 20 }

function open(): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (!body) return new Response(JSON.stringify(costs))
    const { basedOn: _basedOn, ...fields } = JSON.parse(String(body))
    sent.push(JSON.parse(String(body)))
    return new Response(JSON.stringify(fields))
  })
  renderPage(<CostsEditor />, '/admin/settings')
  return sent
}
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save cost tables' }))

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('what is changed is sent whole, with what it is based on', async () => {
  const sent = open()
  fireEvent.change(await screen.findByLabelText('Customers see'), { target: { value: 'off' } })
  await type('Price per kg, row 1', '9.5')
  fireEvent.click(screen.getByRole('button', { name: /^Remove .*brass/ }))
  save()
  await expect.poll(() => sent).toHaveLength(1)
  const { materials } = defaultCostTables
  expect(sent[0]).toMatchObject({ shown: 'off', basedOn: costs })
  expect(sent[0]?.materials).toEqual([
    { ...materials[0], pricePerKg: '9.50' },
    ...materials.slice(1).filter(({ material }) => material !== 'brass'),
  ])
})

test('a cell that makes no sense says so, and nothing is sent', async () => {
  const sent = open()
  await type('Density (kg/m³), row 1', 'heavy')
  fireEvent.click(screen.getByRole('button', { name: 'Add to finishes' }))
  save()
  expect(await screen.findByText('Please enter a whole number from 1 to 30,000')).toBeTruthy()
  expect(screen.getByText('Please name the finish')).toBeTruthy()
  expect(sent).toEqual([])
})
