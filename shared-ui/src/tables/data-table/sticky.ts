/* CSS variables that say where what sticks to the top of a page stops. */

/** Set by the frame of a page: the height of its own header. */
export const stickyTop = '--kerf-sticky-top'

/** Set by a table for tables in its rows: where its own head ends. */
export const tableHeadTop = '--kerf-table-head-top'
