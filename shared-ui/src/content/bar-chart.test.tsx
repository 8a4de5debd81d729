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
