import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Column, Depth, Filled, Label, Plot, ReadAloud, Track, Words } from './bar-chart-style.tsx'
import { FactsTable } from './facts-table.tsx'

/** One bar. */
export interface Bar {
  id: string
  /** What the bar stands for, as in "January 2026"; and below the bar, as in "Jan". */
  label: string
  shortLabel: string
  /** Below 0 it hangs from the line; null where there is nothing to measure. */
  value: number | null
  /** The value in full, as in "$12,345.00"; and above the bar, as in "$12.3K". */
  words: string
  shortWords: string
}

interface BarChartProps {
  /** What the bars show; the caption of the table. */
  caption: string
  /** Table headers of the labels and of the values. */
  columns: readonly [string, string]
  bars: readonly Bar[]
  /** The value of a bar that is as high as the chart, such as 100 for percentages; otherwise the highest there is. */
  most?: number
  /** Whether 0 is a result, with a label like any other. */
  labelsZero?: boolean
  /** The labels of a button that shows the table to everybody. */
  tableTexts?: { show: string; hide: string }
}

/** With more bars than this, labels no longer fit below each. */
const mostLabels = 12
/** Width in px of a character above a bar, and of the gap between two bars. */
const [character, between] = [7, 6]
/** Height that the label of the highest or lowest bar needs, in percent of the height of all. */
const headroom = 14

/** How bars share the height: those below 0 have as much of it as they need. @param most the value at full height */
function scaleOf(values: readonly number[], most: number | undefined) {
  const highest = most ?? Math.max(...values, 0)
  const lowest = Math.min(...values, 0)
  const free = 100 - headroom * (lowest < 0 ? 2 : 1)
  const reach = highest - lowest || 1
  const depth = lowest < 0 ? headroom + (-lowest / reach) * free : 0
  const sideOf = (value: number) => (value < 0 ? depth : 100 - depth)
  return {
    /** Percent of the height that lies below the line. */
    depth,
    /** The height of a bar, in percent of its side of the line. */
    heightOf: (value: number) => (Math.abs(value) / reach) * free * (100 / sideOf(value)),
  }
}

/** Px that labels of bars need side by side. */
const roomFor = (labels: readonly string[], count: number) =>
  count * (Math.max(...labels.map(({ length }) => length), 0) * character + between)

function DrawnBars({ bars, most, labelsZero }: Pick<BarChartProps, 'bars' | 'most' | 'labelsZero'>) {
  const values = bars.flatMap(({ value }) => value ?? [])
  const { depth, heightOf } = scaleOf(values, most)
  const step = Math.ceil(bars.length / mostLabels)
  const labelled = bars.filter(({ value }) => value !== null && (value !== 0 || labelsZero))
  const labels = labelled.map(({ shortWords }) => shortWords)
  const room = roomFor(labels, bars.length)
  const labelRoom = roomFor(
    bars.map(({ shortLabel }) => shortLabel),
    Math.ceil(bars.length / step),
  )
  const summit = bars.findIndex(({ value }) => value === Math.max(...values))
  return (
    <Plot aria-hidden>
      {bars.map((bar, at) => {
        const { id, label, shortLabel, value, words, shortWords } = bar
        const isBelow = value !== null && value < 0
        const said = labelled.includes(bar) && (
          <Words $room={room} data-highest={at === summit || undefined}>
            {shortWords}
          </Words>
        )
        const drawn = value !== null && value !== 0 && <Filled style={{ height: `max(2px, ${heightOf(value)}%)` }} />
        return (
          <Column key={id} title={`${label}: ${words}`}>
            <Track style={{ flexGrow: 100 - depth }}>
              {!isBelow && said}
              {!isBelow && drawn}
            </Track>
            {depth > 0 && (
              <Depth style={{ flexGrow: depth }}>
                {isBelow && drawn}
                {isBelow && said}
              </Depth>
            )}
            <Label $room={labelRoom} data-odd={(at / step) % 2 === 1 || undefined}>
              {at % step === 0 ? shortLabel : ''}
            </Label>
          </Column>
        )
      })}
    </Plot>
  )
}

function Numbers({ caption, columns, bars }: Pick<BarChartProps, 'caption' | 'columns' | 'bars'>) {
  return (
    <FactsTable>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, label, words }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </FactsTable>
  )
}

/**
 * A bar chart with each value above its bar; hovering over a bar shows its exact value. Screen readers get a table, and
 * whoever asks for it where `tableTexts` offer it.
 */
export function BarChart({ tableTexts, ...chart }: BarChartProps) {
  const [isShown, show] = useState(false)
  const numbers = <Numbers {...chart} />
  return (
    <figure>
      <DrawnBars {...chart} />
      {tableTexts && (
        <Button size="small" variant="ghost" aria-expanded={isShown} onClick={() => show(!isShown)}>
          {isShown ? tableTexts.hide : tableTexts.show}
        </Button>
      )}
      {isShown ? numbers : <ReadAloud>{numbers}</ReadAloud>}
    </figure>
  )
}
