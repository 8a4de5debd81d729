/**
 * Begins a table on the screen, whose rows are printed one by one: the first column left-aligned, the others right-aligned.
 * @param columns the width of each @returns a function that prints a row
 */
export function startTable(columns: Readonly<Record<string, number>>): (cells: readonly string[]) => void {
  const widths = Object.values(columns)
  const row = (cells: readonly string[]) => {
    const padded = cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
    console.log(padded.join('  '))
  }
  console.log()
  row(Object.keys(columns))
  return row
}
