import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** The checkbox of all rows and the button of all columns, among the stops of a head. */
export const selectStop = 'select all'
export const columnsStop = 'columns button'

const attribute = 'data-head-stop'

/**
 * Makes the controls of a table's head one Tab stop, so that the rows are near: arrow keys, Home and End move among them.
 * @param ids of the controls, in order
 */
export function useHeadStops(ids: readonly string[]) {
  const [last, setLast] = useState<string>()
  const present = last !== undefined && ids.includes(last) ? last : ids[0]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${attribute}]`)]
    const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: stops.length - 1 }[event.key]
    if (at === -1 || to === undefined) return
    event.preventDefault()
    stops[to]?.focus()
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.getAttribute(attribute)
    if (id !== null) setLast(id)
  }
  return {
    /** For the row of headers. */
    handlers: { onKeyDown, onFocus },
    /** For the control with this id. */
    stop: (id: string) => ({ [attribute]: id, tabIndex: id === present ? 0 : -1 }),
  }
}
