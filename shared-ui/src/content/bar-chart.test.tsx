import { render, screen, within } from '@testing-library/react'
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

test.each([12, 36])('of %i bars each has its value above it, and in the table that is read aloud', (count) => {
  render(<BarChart caption="RFQs" columns={['Month', 'RFQs']} bars={monthsOf(count)} />)
  const shown = document.querySelector('[aria-hidden]') as HTMLElement // the bars, which are not read
  expect(
    within(shown)
      .getAllByText(/^\d+$/)
      .map(({ textContent }) => textContent),
  ).toEqual(Array.from({ length: count - 1 }, (_, at) => String(at + 1)))
  expect(screen.getByRole('row', { name: 'Month 11 11 RFQs' })).toBeDefined()
})

test('where there is no room for all values, the highest keeps its own', () => {
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
