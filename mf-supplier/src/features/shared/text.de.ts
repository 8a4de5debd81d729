import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  seal: 'Siegel der Anfrage',
  close: 'Schließen',
  tryAgain: 'Bitte versuchen Sie es erneut.',
  missing: 'Nicht gefunden',
  missingText: 'Möglicherweise wurde der Eintrag entfernt oder an einen anderen Lieferanten gesendet.',
  loadFailed: 'Laden fehlgeschlagen',
  none: '–',
  files: {
    wrong: 'Diese Datei kann nicht gesendet werden',
    drop: 'Ziehen Sie eine Datei hierher oder wählen Sie sie aus',
    limit: 'Höchstens 10 MB pro Datei',
    chosen: 'Gewählte Dateien',
    tooMany: (most) => `Es können höchstens ${most} Dateien auf einmal gesendet werden`,
    leftOut: (names) => `Nicht hinzugefügt: ${isolatedList(names)}. Senden Sie sie anschließend.`,
  },
}
