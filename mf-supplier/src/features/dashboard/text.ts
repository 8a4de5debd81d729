import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
export const text = {
  greeting: (firstName: string) => `Welcome, ${isolated(firstName)}`,
  greetingUnknown: 'Welcome',
  description: 'Your place for requests, quotes and purchase orders.',
  empty: {
    title: 'Nothing waits for you yet',
    text: 'When we have work that fits your shop, the request will appear here with its drawings, material and quantity.',
  },
  coming: {
    title: 'What you will find here',
    requests: 'Requests for quote',
    requestsText: 'Drawings, material, quantity and the date by which we need your price.',
    quotes: 'Your quotes',
    quotesText: 'Price and lead time that you offered, and what we decided on them.',
    orders: 'Purchase orders',
    ordersText: 'Work that is yours, with the order document and the delivery date.',
  },
}
