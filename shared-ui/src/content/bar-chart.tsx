import { styled } from 'styled-components'
import { visuallyHidden } from '../theme/mixins.ts'
import { color, fontSize, space } from '../theme/tokens.ts'

/** One bar. */
export interface Bar {
  id: string
  /** What the bar stands for, as in "January 2026"; and below the bar, as in "Jan". */
  label: string
  shortLabel: string
  /** At least 0. */
  value: number
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
}

/** With more bars than this, labels no longer fit below each. */
const mostLabels = 12
/** Width in px of a character above a bar, and of the gap between two bars. */
const [character, between] = [7, 6]

const Plot = styled.div`
  display: flex;
  align-items: stretch;
  gap: clamp(1px, 1.5%, ${space[12]});
  height: 200px;
  container-type: inline-size;
`

const Column = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;
  font-size: ${fontSize[12]};
  text-align: center;
`

const Track = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: end;
  min-height: 0;
  border-bottom: 1px solid ${color.controlBorder};
`

/* When not all values fit, the one above the highest bar gives the scale. */
const Words = styled.span<{ $room: number }>`
  align-self: center;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @container (max-width: ${({ $room }) => $room}px) {
    &:not([data-highest]) {
      display: none;
    }
    ${Column}:first-child & {
      align-self: start;
    }
    ${Column}:last-child & {
      align-self: end;
    }
  }
`

const Filled = styled.span`
  flex: none;
  align-self: center;
  width: 100%;
  max-width: 44px;
  border-radius: 4px 4px 0 0;
  background: ${color.accent};
  /* What a reader's own colours leave of it. */
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

/* As wide as its words, whatever the bar is: words that have no room leave every other out, and those at the ends stay inside. */
const Label = styled.span<{ $room: number }>`
  display: flex;
  justify-content: center;
  padding-top: ${space[4]};
  height: 24px;
  color: ${color.textMuted};
  white-space: nowrap;

  @container (max-width: ${({ $room }) => $room}px) {
    &[data-odd] {
      visibility: hidden;
    }
    ${Column}:first-child & {
      justify-content: start;
    }
    ${Column}:last-child & {
      justify-content: end;
    }
  }
`

/* A wrapper, because a table grows with its content whatever width it is given. */
const ReadAloud = styled.div`
  ${visuallyHidden}
`

/** Height that the label above the highest bar needs, in percent. */
const headroom = 14

/**
 * A bar chart with each value above its bar; screen readers get a table. Hovering over a bar shows its exact value.
 */
export function BarChart({ caption, columns, bars }: BarChartProps) {
  const highest = Math.max(...bars.map(({ value }) => value), 0)
  const step = Math.ceil(bars.length / mostLabels)
  const longest = Math.max(...bars.map(({ shortWords }) => shortWords.length), 0)
  const room = bars.length * (longest * character + between)
  const longestLabel = Math.max(...bars.map(({ shortLabel }) => shortLabel.length), 0)
  const labelRoom = Math.ceil(bars.length / step) * (longestLabel * character + between)
  const summit = bars.findIndex(({ value }) => value === highest)
  return (
    <figure>
      <Plot aria-hidden>
        {bars.map(({ id, label, shortLabel, value, words, shortWords }, at) => (
          <Column key={id} title={`${label}: ${words}`}>
            <Track>
              {value > 0 && (
                <Words $room={room} data-highest={at === summit || undefined}>
                  {shortWords}
                </Words>
              )}
              {value > 0 && <Filled style={{ height: `max(2px, ${(value / highest) * (100 - headroom)}%)` }} />}
            </Track>
            <Label $room={labelRoom} data-odd={(at / step) % 2 === 1 || undefined}>
              {at % step === 0 ? shortLabel : ''}
            </Label>
          </Column>
        ))}
      </Plot>
      <ReadAloud>
        <table>
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
        </table>
      </ReadAloud>
    </figure>
  )
}
