import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BarChart } from './bar-chart.tsx'

const monthsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    label: `Month ${at}`,
    shortLabel: `M${at}`,
    value: at,
    words: `${at} RFQs`,
    shortWords: String(at),
  }))

test.each([12, 36])('each of %i bars has its value above it and in the table for screen readers', (count) => {
  render(<BarChart caption="RFQs" columns={['Month', 'RFQs']} bars={monthsOf(count)} />)
  const shown = document.querySelector('[aria-hidden]') as HTMLElement // the bars, which screen readers skip
  expect(
    within(shown)
      .getAllByText(/^\d+$/)
      .map(({ textContent }) => textContent),
  ).toEqual(Array.from({ length: count - 1 }, (_, at) => String(at + 1)))
  expect(screen.getByRole('row', { name: 'Month 11 11 RFQs' })).toBeDefined()
})

test('when not all values fit, only the highest is shown', () => {
  const [first, second, third] = monthsOf(3)
  render(
    <BarChart
      caption="RFQs"
      columns={['Month', 'RFQs']}
      bars={[first, third, second].filter((bar) => bar !== undefined)}
    />,
  )
  expect([...document.querySelectorAll('[data-highest]')].map(({ textContent }) => textContent)).toEqual(['2'])
})

const monthOf = (id: string, value: number | null, shortWords: string) => ({
  ...{ id, label: id, shortLabel: id, value, shortWords },
  words: value === null ? 'No quotes' : `${value} of 100`,
})
const heights = () => [...document.querySelectorAll<HTMLElement>('[style*="max("]')].map(({ style }) => style.height)

test('nothing to measure has neither bar nor label, while a 0 that is a result has its label', () => {
  const bars = [monthOf('May', 0, '0%'), monthOf('June', null, ''), monthOf('July', 50, '50%')]
  render(<BarChart caption="Won" columns={['Month', 'Won']} bars={bars} most={100} labelsZero />)
  expect(screen.getByText('0%')).toBeDefined()
  expect(screen.getByRole('row', { name: 'June No quotes' })).toBeDefined()
  // Half of what the label above the highest leaves.
  expect(heights()).toEqual(['max(2px, 43%)'])
})

test('bars below 0 hang from the line, at the same scale as those above it', () => {
  const bars = [monthOf('May', 30, '30'), monthOf('June', -10, '-10')]
  render(<BarChart caption="Margin" columns={['Month', 'Margin']} bars={bars} />)
  const [above, below] = heights().map((height) => Number(/[\d.]+(?=%)/.exec(height)?.[0]))
  const sides = ['May', 'June'].map((name) => {
    const column = document.querySelector(`[title^="${name}"]`)
    return [...(column?.children ?? [])].map((side) => Number((side as HTMLElement).style.flexGrow)) // drawn by divs
  })
  expect(sides[0]).toEqual(sides[1])
  const [up = 0, down = 0] = sides[0] ?? []
  expect(((above ?? 0) * up) / ((below ?? 0) * down)).toBeCloseTo(3)
  expect(up + down).toBe(100)
})

test('the table is shown to everybody on demand', () => {
  const texts = { show: 'Show numbers', hide: 'Hide numbers' }
  render(<BarChart caption="RFQs" columns={['Month', 'RFQs']} bars={monthsOf(3)} tableTexts={texts} />)
  fireEvent.click(screen.getByRole('button', { name: 'Show numbers', expanded: false }))
  expect(screen.getByRole('button', { name: 'Hide numbers', expanded: true })).toBeDefined()
  expect(screen.getAllByRole('table')).toHaveLength(1)
})
