import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  completeness: { Complete: 'Vollständig', Partial: 'Teilweise', Incomplete: 'Unvollständig' },
  certificate: {
    states: { valid: 'Gültig', expiring: 'Läuft bald ab', expired: 'Abgelaufen' },
    until: (date) => `Bis ${date}`,
    unlimited: 'Kein Ablaufdatum',
  },
  receipts: {
    label: 'Wareneingänge',
    receipt: (date) => `Eingegangen am ${date}`,
    nothing: 'Nichts eingegangen',
    line: (name, good, faulty) =>
      `${isolated(name)}: ${good.toLocaleString('de-DE')} gut${faulty > 0 ? `, ${faulty.toLocaleString('de-DE')} fehlerhaft` : ''}`,
    before: (day, date, items) => `Berichtigt am ${day}. Zuvor: eingegangen am ${date}, ${items}.`,
    because: (reason) => `Grund: ${isolated(reason)}`,
  },
}
