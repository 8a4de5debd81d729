import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { findingWords as english } from './finding-text.ts'

export const findingWords: WordsOf<typeof english> = {
  kinds: {
    material: 'Werkstoff',
    tolerance: 'Toleranz',
    finishing: 'Oberfläche',
    quantity: 'Menge',
    thread: 'Gewinde',
    unit: 'Einheit',
    size: 'Größe',
    solids: 'Anzahl der Körper',
  },
  title: 'Vor dem Senden geprüft',
  mine: { form: 'Formular', model: 'Modell' },
  said: { taken: 'Aus der Datei übernommen', kept: 'Unverändert belassen', none: 'Keine Antwort' },
  reason: (reason) => `Unverändert belassen: „${isolated(reason)}“`,
  inModel: (fileName) => `Modell ${isolated(fileName)}`,
  inDrawing: (fileName) => `Zeichnung ${isolated(fileName)}`,
  sides: {
    'No preference': 'Keine Vorgabe',
    'One part': 'Ein Teil',
    '# solids': '# Körper',
    'No hole for M#': 'Keine Bohrung für M#',
    'No hole for M#x#': 'Keine Bohrung für M#x#',
    'Standard (±0.005 in, ±0.13 mm)': 'Standard (±0,13 mm, ±0,005 in)',
    'Tight (±0.002 in, ±0.05 mm)': 'Eng (±0,05 mm, ±0,002 in)',
    'Precision (±0.001 in, ±0.025 mm)': 'Präzision (±0,025 mm, ±0,001 in)',
  },
  onPage: (fileName, page) => `Zeichnung ${isolated(fileName)}, Seite ${page}`,
}
