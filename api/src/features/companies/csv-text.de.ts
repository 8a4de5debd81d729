import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './csv-text.ts'

export const text: WordsOf<typeof english> = {
  heads: {
    company: 'Firma',
    customerNumber: 'Kundennummer',
    industry: 'Branche',
    contactEmail: 'E-Mail-Adresse',
    phone: 'Telefon',
    website: 'Website',
    street: 'Adresse',
    city: 'Ort',
    state: 'Bundesland',
    postalCode: 'Postleitzahl',
    country: 'Land',
    users: 'Nutzer',
    notes: 'Anmerkungen',
    created: 'Angelegt am',
  },
}
