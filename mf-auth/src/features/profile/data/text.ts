import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const text = words('mf-auth/profile/data', {
  download: {
    title: 'Download your data',
    explanation: 'One ZIP file with all the data we keep about you as JSON, and the files you uploaded.',
    button: 'Download my data',
  },
  deletion: {
    what: 'what a deletion would take away',
    title: 'Delete your account',
    explanation: 'You are signed out everywhere and cannot sign in again. This cannot be undone.',
    button: 'Delete account',
    dialogTitle: 'Delete your account?',
    dialogText: 'This cannot be undone, not even by us.',
    goes: 'Will be deleted',
    person: 'Your name, your addresses, your sign-ins and your choices',
    rfqs: (count: number) => `${plural(count, 'request', 'requests')} without an order, with parts and files`,
    quotes: (count: number, rfqs: number) =>
      `${plural(count, 'quote', 'quotes')} for ${rfqs === 1 ? 'this request' : 'these requests'}`,
    nothing: 'You have no requests or orders here.',
    stays: 'Will stay',
    changes: 'Will change',
    orders: (count: number) => `${plural(count, 'order', 'orders')} with all documents, under "Deleted customer"`,
    stillOpen: (open: number, orders: number) => {
      if (open === orders) return `${open === 1 ? 'This order is' : 'These orders are'} still open and not delivered.`
      return `${open.toLocaleString('en-US')} of these orders ${open === 1 ? 'is' : 'are'} still open and not delivered.`
    },
    ofSupplier: (quotes: number, orders: number) =>
      `${plural(quotes, 'quote', 'quotes')} to us and ${plural(orders, 'purchase order', 'purchase orders')}, under "Deleted user"`,
    openOrders: (count: number) =>
      `Goods are still outstanding for ${plural(count, 'purchase order', 'purchase orders')}. The account cannot be deleted until they have arrived.`,
    successor: (name: string) => `${isolated(name)} becomes owner of your company`,
    form: 'Your password',
    word: 'DELETE',
    deleted: 'Your account is deleted',
    failed: { title: 'Account not deleted', text: 'Nothing was changed. Please try again.' },
  },
})
