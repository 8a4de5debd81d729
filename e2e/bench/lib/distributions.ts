/** Milliseconds of many attempts at the same thing, for accounts that exist and for those that do not. */
export interface Times {
  known: readonly number[]
  unknown: readonly number[]
}

const kinds = ['known', 'unknown'] as const
const columns = ['min', 'p25', 'median', 'p75', 'p95', 'max', 'mean'] as const

/** How often a list is split in two at random, to see how large a difference chance alone makes. */
const cuts = 1000

/** Both distributions side by side, and the difference of their medians next to that of chance. */
export function compare(title: string, times: Times): string {
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(10) + cells.map((cell) => cell.padStart(9)).join('')
  const summaries = { known: summarise(times.known), unknown: summarise(times.unknown) }
  const difference = summaries.known.median - summaries.unknown.median
  const spread = Math.max(...kinds.map((kind) => summaries[kind].p75 - summaries[kind].p25))
  const chance = Math.max(...kinds.map((kind) => halvesDiffer(times[kind])))
  const isWithin = Math.abs(difference) <= chance
  return [
    `\n${title}: ${times.known.length} tries each, milliseconds`,
    line('', columns),
    ...kinds.map((kind) =>
      line(
        kind,
        columns.map((column) => summaries[kind][column].toFixed(2)),
      ),
    ),
    `difference of medians ${difference.toFixed(2)}; half of all tries lie within ${spread.toFixed(2)}; ` +
      `halves of one kind differ by up to ${chance.toFixed(2)} in 95 of 100 cuts: ` +
      `${isWithin ? 'no more than chance' : 'MORE THAN CHANCE'}`,
  ].join('\n')
}

function summarise(list: readonly number[]): Record<(typeof columns)[number], number> {
  const at = (share: number) => quantile(list, share)
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length
  return { min: at(0), p25: at(0.25), median: at(0.5), p75: at(0.75), p95: at(0.95), max: at(1), mean }
}

/** The quantile of `share`, interpolated. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const [below = Number.NaN, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2)
  return below + (above - below) * (place % 1)
}

/** How far the medians of two random halves differ: the limit for 95 of 100 splits. */
function halvesDiffer(list: readonly number[]): number {
  const half = Math.floor(list.length / 2)
  const differences = Array.from({ length: cuts }, () => {
    const mixed = list.map((value) => ({ value, place: Math.random() })).sort((a, b) => a.place - b.place)
    const values = mixed.map(({ value }) => value)
    return Math.abs(quantile(values.slice(0, half), 0.5) - quantile(values.slice(half), 0.5))
  })
  return quantile(differences, 0.95)
}
