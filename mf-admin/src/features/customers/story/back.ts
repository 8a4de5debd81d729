import { text } from './text.ts'

/** Where the page of a customer goes back to. */
export const back = { to: '/admin/customers', label: text.back }
