import { text } from './text.ts'

/** The back link of a customer's page. */
export const back = { to: '/admin/customers', label: text.back }
