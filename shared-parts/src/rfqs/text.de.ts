import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  material: 'Werkstoff',
  quantity: 'Menge',
  tolerance: 'Toleranz',
  finishing: 'Oberfläche',
  size: 'Größe des Teils',
  measuring: 'Wird vermessen …',
  notMeasured: 'Konnte nicht vermessen werden',
  sizeFailed: 'Konnte nicht geladen werden',
  notes: 'Anmerkungen',
  noNotes: 'Keine Anmerkungen',
  notSpecified: 'Nicht angegeben',
  parts: 'Teile',
  neededBy: 'Benötigt bis',
  shipTo: 'Lieferadresse',
  billTo: 'Rechnungsadresse',
  withdrawn: (when) => `Diese Anfrage wurde am ${when} zurückgezogen.`,
  pieces: (count) => `${count} Stk.`,
  partsCount: (count) => `${count} Teile`,
  part: (number) => `Teil ${number}`,
  filesOf: (part) => `Dateien von ${isolated(part)}`,
}
