import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  greeting: (firstName) => `Willkommen, ${isolated(firstName)}`,
  greetingUnknown: 'Willkommen',
  description: 'Ihr Ort für Anfragen, Angebote und Bestellungen.',
  failed: 'Ihre Kennzahlen konnten nicht geladen werden',
  stats: {
    label: 'Kennzahlen',
    names: {
      openRequests: 'Offene Anfragen',
      pendingQuotes: 'Angebote in Prüfung',
      acceptedQuotes: 'Gewonnene Angebote',
      activePurchaseOrders: 'Laufende Bestellungen',
    },
    hints: {
      openRequests: 'Warten auf Ihr Angebot',
      pendingQuotes: 'Warten auf unsere Entscheidung',
      acceptedQuotes: 'Von uns angenommen',
      activePurchaseOrders: 'Weder eingegangen noch storniert',
    },
  },
  certificates: (count) =>
    count === 1
      ? 'Eines Ihrer Zertifikate läuft bald ab oder ist abgelaufen.'
      : `${count} Ihrer Zertifikate laufen bald ab oder sind abgelaufen.`,
  toCertificates: 'Zertifikate ansehen',
  requests: {
    title: 'Offene Anfragen nach Angebotsfrist',
    all: 'Alle Anfragen',
    due: (day) => `Angebotsfrist ${day}`,
    noDue: 'Keine Angebotsfrist',
    failed: 'Die Anfragen konnten nicht geladen werden',
    empty: 'Keine offenen Anfragen',
    emptyText:
      'Wenn wir Arbeit haben, die zu Ihrem Betrieb passt, erscheint die Anfrage hier mit Zeichnungen, Werkstoff und Menge.',
  },
  profile: {
    title: 'Vollständigkeit des Profils',
    complete: 'Es fehlt nichts.',
    missing: (items) => `Es fehlt: ${items}`,
    edit: 'Profil bearbeiten',
  },
}
