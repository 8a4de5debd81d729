import type { DataTableColumn } from './types.ts'

/** The id of the column that names a row. */
export function primaryOf<Row>(columns: readonly DataTableColumn<Row>[]): string | undefined {
  return columns.find((column) => column.primary)?.id ?? columns[0]?.id
}

/** Whether a user can hide the column: what names a row stays, and so do its buttons. */
export function canHide<Row>(column: DataTableColumn<Row>, primaryId: string | undefined): boolean {
  return column.id !== primaryId && !column.hideHeader
}

/**
 * The columns that a user has not hidden. One that folds below a hidden column folds below that one's own target instead,
 * or below the row's name.
 */
export function chosenColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  hidden: readonly string[],
): readonly DataTableColumn<Row>[] {
  const primaryId = primaryOf(columns)
  const isHidden = (id: string) => {
    const column = columns.find((each) => each.id === id)
    return column !== undefined && hidden.includes(id) && canHide(column, primaryId)
  }
  const chosen = columns.filter(({ id }) => !isHidden(id))
  if (chosen.length === columns.length) return columns
  const target = (id: string): string | undefined => {
    if (!isHidden(id)) return id
    const next = columns.find((column) => column.id === id)?.fold?.into
    return next === undefined ? primaryId : target(next)
  }
  return chosen.map((column) => {
    const into = column.fold && target(column.fold.into)
    if (!column.fold || into === column.fold.into) return column
    const { fold, ...rest } = column
    return into === undefined || into === column.id ? rest : { ...rest, fold: { ...fold, into } }
  })
}
