import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const text: WordsOf<typeof english> = {
  download: {
    title: 'Ihre Daten herunterladen',
    explanation:
      'Eine ZIP-Datei mit allen Daten, die wir über Sie gespeichert haben, als JSON, und den Dateien, die Sie hochgeladen haben.',
    button: 'Meine Daten herunterladen',
  },
  deletion: {
    what: 'Die Liste dessen, was gelöscht würde,',
    title: 'Ihr Konto löschen',
    explanation:
      'Sie werden überall abgemeldet und können sich nicht wieder anmelden. Das kann nicht rückgängig gemacht werden.',
    button: 'Konto löschen',
    dialogTitle: 'Ihr Konto löschen?',
    dialogText: 'Das kann nicht rückgängig gemacht werden, auch nicht von uns.',
    goes: 'Wird gelöscht',
    person: 'Ihr Name, Ihre Adressen, Ihre Anmeldungen und Ihre Einstellungen',
    rfqs: (count) => `${counted(count, 'Anfrage', 'Anfragen')} ohne Auftrag, mit Teilen und Dateien`,
    quotes: (count, rfqs) =>
      `${counted(count, 'Angebot', 'Angebote')} zu ${rfqs === 1 ? 'dieser Anfrage' : 'diesen Anfragen'}`,
    nothing: 'Sie haben hier keine Anfragen oder Aufträge.',
    stays: 'Bleibt erhalten',
    changes: 'Ändert sich',
    orders: (count) => `${counted(count, 'Auftrag', 'Aufträge')} mit allen Dokumenten, unter „Gelöschter Kunde“`,
    stillOpen: (open, orders) => {
      if (open === orders)
        return open === 1
          ? 'Dieser Auftrag ist noch offen und nicht geliefert.'
          : 'Diese Aufträge sind noch offen und nicht geliefert.'
      return `${open.toLocaleString('de-DE')} dieser Aufträge ${open === 1 ? 'ist' : 'sind'} noch offen und nicht geliefert.`
    },
    ofSupplier: (quotes, orders) =>
      `${counted(quotes, 'Angebot', 'Angebote')} an uns und ${counted(orders, 'Bestellung', 'Bestellungen')}, unter „Gelöschter Nutzer“`,
    openOrders: (count) =>
      `Zu ${counted(count, 'Bestellung', 'Bestellungen')} steht noch Ware aus. Das Konto kann erst gelöscht werden, wenn sie eingetroffen ist.`,
    successor: (name) => `${isolated(name)} wird Inhaber Ihrer Firma`,
    form: 'Ihr Passwort',
    word: 'LÖSCHEN',
    deleted: 'Ihr Konto ist gelöscht',
    failed: {
      title: 'Konto nicht gelöscht',
      text: 'Es wurde nichts geändert. Bitte versuchen Sie es erneut.',
    },
  },
}
