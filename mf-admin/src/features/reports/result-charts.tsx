import type { ReportedResults } from '@kerf/shared-contracts/contracts/reports'
import { marginBetween } from '@kerf/shared-contracts/rules/margin'
import { percentOf } from '@kerf/shared-contracts/rules/percent'
import { type Bar, BarChart } from '@kerf/shared-ui/content/bar-chart.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { monthLabels } from '@kerf/shared-ui/words/months.ts'
import { text } from './text.ts'

const words = text.results

/** What a bar shows and says. */
type Said = Pick<Bar, 'value' | 'words' | 'shortWords'>

const nothing = (why: string): Said => ({ value: null, words: why, shortWords: '' })

/** @param none is said of a share of nothing */
function shareSaid(part: number, whole: number, none: string): Said {
  const percent = percentOf(part, whole)
  if (percent === null) return nothing(none)
  return { value: percent, words: words.share(`${percent}%`, part, whole), shortWords: `${Math.round(percent)}%` }
}

const short = new Intl.NumberFormat(locale(), {
  ...{ style: 'currency', currency: 'USD', notation: 'compact' },
  ...{ minimumFractionDigits: 0, maximumFractionDigits: 1 },
})

function marginSaid({ bought: { orders, counted, price, cost } }: ReportedResults): Said {
  const { none, said, covered, percent: inPercent } = words.margin
  if (orders === 0) return nothing(none)
  const coverage = covered(counted, orders)
  if (counted === 0) return nothing(coverage)
  const { amount, percent } = marginBetween(price, cost)
  return {
    // Only for the height of a bar.
    value: Number(amount),
    words: said(inPercent(formatMoney(amount), percent), coverage),
    shortWords: short.format(Number(amount)),
  }
}

const saying = {
  winRate: ({ quotes }: ReportedResults) => shareSaid(quotes.accepted, quotes.offered, words.winRate.none),
  onTime: ({ deliveries: { orders, promised, onTime } }: ReportedResults) =>
    shareSaid(onTime, promised, orders === 0 ? words.onTime.none : words.onTime.unpromised),
  margin: marginSaid,
} as const

interface ResultChartProps {
  result: keyof typeof saying
  months: readonly ReportedResults[]
  most?: number
}

function ResultChart({ result, months, most }: ResultChartProps) {
  const { title, text: description, value } = words[result]
  const bars = months.map((month) => ({ ...monthLabels(month.month, months.length), ...saying[result](month) }))
  return (
    <Card title={title} description={description}>
      <BarChart
        caption={title}
        columns={[words.month, value]}
        bars={bars}
        most={most}
        labelsZero
        tableTexts={words.table}
      />
    </Card>
  )
}

/** What became of the business of each month. */
export function ResultCharts({ months }: { months: readonly ReportedResults[] }) {
  return (
    <>
      <Halves>
        <ResultChart result="winRate" months={months} most={100} />
        <ResultChart result="onTime" months={months} most={100} />
      </Halves>
      <ResultChart result="margin" months={months} />
    </>
  )
}
