import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { text as shared } from '../shared/text.ts'

const counted = (count: number, one: string) => `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`

export const text = words('mf-admin/accounts', {
  title: 'Accounts',
  description: 'Everybody who can sign in: who they are, where they are signed in, and what happened to their account.',
  add: 'Add Administrator',
  list: {
    caption: 'Accounts',
    noun: 'accounts',
    search: { label: 'Search accounts', placeholder: 'Name, email or company' },
    noMatch: 'No Matching Accounts',
  },
  kinds: {
    label: 'Kind of account',
    '': 'All',
    customer: 'Customers',
    supplier: 'Suppliers',
    admin: 'Admins',
  },
  kind: { customer: 'Customer', supplier: 'Supplier', admin: 'Admin' },
  states: {
    '': 'All Statuses',
    verified: 'Verified',
    unverified: 'Not verified',
    password_reset: 'Must change password',
  },
  sorts: { 'date-desc': 'Date (newest first)', 'date-asc': 'Date (oldest first)', name: 'Name' },
  columns: {
    name: 'Name',
    kind: 'Kind',
    company: 'Company and Role',
    state: 'Status',
    lastSignIn: 'Last Sign-In',
    devices: 'Devices',
    created: 'Created',
    actions: 'Actions',
  },
  roles: shared.companyRoles,
  you: 'You',
  none: 'No Accounts',
  noneText: 'People who register, are invited or are added by an admin appear here.',
  never: 'Never',
  unsaid: '–',
  view: 'View',
  viewNamed: (name: string) => `View ${isolated(name)}`,
  panel: {
    unknown: 'Account',
    loadFailed: 'Failed to load the account',
    kind: 'Kind',
    state: 'Status',
    company: 'Company',
    created: 'Created',
    lastSignIn: 'Last Sign-In',
    devices: 'Signed-In Devices',
    customer: 'View Customer',
  },
  role: {
    label: 'Role in company',
    hints: {
      owner: 'Acts for the company, and manages its people',
      buyer: 'Submits RFQs, answers quotes and approves quality checks',
      viewer: 'Sees everything in the company and changes nothing',
    },
    save: 'Save Role',
    unchanged: 'Choose another role first',
    done: 'Role changed',
    doneText: (name: string, role: string) => `${isolated(name)} is ${role} now.`,
    failed: 'Failed to change the role',
  },
  signOut: {
    action: 'Sign Out Everywhere',
    nowhere: 'This account is signed in on no device',
    title: (name: string) => `Sign out ${isolated(name)} everywhere?`,
    body: (devices: number) =>
      `${devices === 1 ? 'The one session of this account ends' : `All ${devices.toLocaleString('en-US')} sessions of this account end`} at once. Anything not saved on those devices is lost. The password stays as it is.`,
    ownBody: 'This is your own account: you will have to sign in again here, too.',
    confirm: 'Sign Out Everywhere',
    done: 'Signed out everywhere',
    doneText: (name: string, devices: number) =>
      `${isolated(name)} was signed out on ${devices === 1 ? '1 device' : `${devices.toLocaleString('en-US')} devices`}.`,
    failed: 'Failed to sign out the account',
  },
  deletion: {
    action: 'Delete Account',
    own: 'You cannot delete your own account here. You can do it in your profile.',
    title: (name: string) => `Delete the account of ${isolated(name)}?`,
    goes: (email: string) => `Sign-in with ${email} ends on every device, and personal data is removed.`,
    rfqs: (count: number) => (count === 1 ? '1 RFQ' : `${count.toLocaleString('en-US')} RFQs`),
    quotes: (count: number) => (count === 1 ? '1 quote' : `${count.toLocaleString('en-US')} quotes`),
    orders: (count: number) => (count === 1 ? '1 order' : `${count.toLocaleString('en-US')} orders`),
    withoutOrder: (rfqs: string, count: number) => `${rfqs} without an order ${count === 1 ? 'is' : 'are'} deleted.`,
    nothing: 'This account has no RFQs or orders.',
    withItsQuote: '1 RFQ without an order and its quote are deleted.',
    withQuotes: (rfqs: string, quotes: string, count: number) =>
      `${rfqs} without an order and ${quotes} for ${count === 1 ? 'it' : 'them'} are deleted.`,
    kept: (orders: string, count: number) =>
      `${orders} ${count === 1 ? 'stays' : 'stay'}, under "Deleted customer", without personal data.`,
    stillOpen: (open: number, orders: number) => {
      if (open === orders) return `${open === 1 ? 'This order is' : 'These orders are'} still open and not delivered.`
      return `${open.toLocaleString('en-US')} of these orders ${open === 1 ? 'is' : 'are'} still open and not delivered.`
    },
    nothingAsked: 'This account has no supplier requests, quotes or purchase orders.',
    keptOfSupplier: (requests: number, quotes: number, orders: number) =>
      `${counted(requests, 'supplier request')}, ${counted(quotes, 'supplier quote')} and ${counted(orders, 'purchase order')} stay, under "Deleted user".`,
    openOrders: (count: number) =>
      `Goods are still outstanding for ${counted(count, 'purchase order')}. Receive or cancel ${count === 1 ? 'it' : 'them'} first.`,
    owesGoods: 'This supplier still has goods to deliver',
    successor: (name: string, company: string) => `${isolated(name)} becomes owner of ${isolated(company)}.`,
    forGood: 'This cannot be undone.',
    confirm: 'Delete Account',
    done: 'Account deleted',
    doneText: (name: string) => `The account of ${isolated(name)} was deleted.`,
    failed: 'Failed to delete the account',
    previewFailed: 'Failed to look up what would be deleted',
  },
  adding: {
    title: 'Add Administrator',
    description:
      'Administrators see everything and manage every account. The first password must be changed at the first sign-in.',
    name: 'Full Name',
    email: 'Email',
    password: 'First Password',
    passwordHint: 'At least 6 characters. Pass it on yourself; it is not emailed.',
    submit: 'Add Administrator',
    sending: 'The account is being created',
    done: 'Administrator added',
    doneText: (email: string) => `We emailed ${email}. Give them the first password yourself.`,
    failed: 'Failed to add the administrator',
  },
})
