import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Kunden suchen',
  description: 'Finden Sie einen Kunden nach Name, E-Mail, Firma oder Kundennummer.',
  label: 'Kunden suchen',
  placeholder: 'Name, E-Mail, Firma oder Kundennummer',
  search: 'Suchen',
  blank: 'Geben Sie zuerst einen Suchbegriff ein',
  start: 'Suche beginnen',
  startText: 'Passende Kunden erscheinen hier mit ihren Anfragen und Aufträgen.',
  none: 'Keine Ergebnisse',
  noneText: 'Versuchen Sie es mit einem anderen Namen, einer anderen E-Mail, Firma oder Kundennummer.',
  failed: 'Die Kundensuche ist fehlgeschlagen',
  results: 'Ergebnisse',
  found: (count) => (count === 1 ? '1 Kunde' : `${count.toLocaleString('de-DE')} Kunden`),
  first: (count) => `Die ersten ${count.toLocaleString('de-DE')} Kunden. Weitere Wörter grenzen die Suche ein.`,
  types: { customer: 'Kunde', supplier: 'Lieferant', admin: 'Admin' },
  company: 'Firma',
  activity: 'Letzte Aktivität',
  never: 'Nie',
  unsaid: '–',
  rfqs: 'Anfragen',
  orders: 'Aufträge',
  details: 'Details ansehen',
  detailsOf: (name) => `Details ansehen: ${isolated(name)}`,
}
