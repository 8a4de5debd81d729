import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  fields: {
    name: 'Empfänger',
    nameHint: 'Firma, Abteilung oder Person',
    address: 'Straße und Hausnummer',
    city: 'Ort',
    state: 'Bundesland oder Region',
    postalCode: 'Postleitzahl',
    country: 'Land',
  },
  list: {
    change: 'Bearbeiten',
    remove: 'Entfernen',
    changeNamed: (address) => `${isolated(address)} bearbeiten`,
    removeNamed: (address) => `${isolated(address)} entfernen`,
    own: 'Die Adresse der Firma selbst',
    noun: 'Adressen',
    empty: 'Noch keine Adressen',
    emptyText: 'Eine Adresse, die mit einer Anfrage eingegeben wird, bleibt hier zur Auswahl für die nächste.',
  },
  dialog: {
    close: 'Schließen',
  },
  form: {
    title: 'Adresse bearbeiten',
    text: 'Anfragen und Aufträge, die sie nennen, behalten die bisherige Fassung.',
    submit: 'Adresse speichern',
    done: 'Adresse geändert',
    failed: 'Adresse nicht geändert',
    failedText: 'Sie ist unverändert. Bitte versuchen Sie es erneut.',
  },
  question: {
    title: 'Diese Adresse entfernen?',
    text: 'Für Anfragen kann sie nicht mehr gewählt werden. Anfragen, die sie bereits nennen, behalten sie. Das kann nicht rückgängig gemacht werden.',
    confirm: 'Adresse entfernen',
    done: 'Adresse entfernt',
    gone: 'Jemand anderes hatte sie bereits entfernt.',
    failed: 'Adresse nicht entfernt',
    failedText: 'Sie ist noch vorhanden. Bitte versuchen Sie es erneut.',
  },
}
