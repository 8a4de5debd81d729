import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** The button that chooses columns, among the stops of a head. */
export const columnsStop = 'columns button'

const attribute = 'data-head-stop'

const stopsIn = (head: Element) =>
  [...head.querySelectorAll<HTMLElement>(`[${attribute}]`)].filter(({ tagName }) => tagName === 'BUTTON')

/**
 * Makes the buttons of a table's head one Tab stop, so that the rows are near: arrow keys, Home and End move among them.
 * @param ids of the buttons, in order
 */
export function useHeadStops(ids: readonly string[]) {
  const [last, setLast] = useState<string>()
  const present = last !== undefined && ids.includes(last) ? last : ids[0]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const stops = stopsIn(event.currentTarget)
    const at = stops.findIndex((stop) => stop === event.target)
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
    /** For the button with this id. */
    stop: (id: string) => ({ [attribute]: id, tabIndex: id === present ? 0 : -1 }),
  }
}
