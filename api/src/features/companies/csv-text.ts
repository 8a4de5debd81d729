import { words } from '@kerf/shared-contracts/words/words'

/** What saved lists say. */
export const text = words('api/companies/csv-text', {
  heads: {
    company: 'Company',
    customerNumber: 'Customer Number',
    industry: 'Industry',
    contactEmail: 'Contact Email',
    phone: 'Phone',
    website: 'Website',
    street: 'Address',
    city: 'City',
    state: 'State',
    postalCode: 'Postal Code',
    country: 'Country',
    users: 'Users',
    notes: 'Notes',
    created: 'Created',
  },
})
