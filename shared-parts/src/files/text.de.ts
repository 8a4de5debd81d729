import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  none: 'Keine Dateien angehängt.',
  download: (name) => `${isolated(name)} herunterladen`,
  downloading: 'Eine Datei wird heruntergeladen',
  cutOff: 'Das Hochladen wurde unterbrochen. Die Datei bleibt erhalten; bitte versuchen Sie es erneut.',
  model: {
    show: (name) => `${isolated(name)} in 3D anzeigen`,
    loading: 'Die 3D-Ansicht wird geladen',
    ownTab: 'In eigenem Tab öffnen',
    failed: {
      title: 'Die 3D-Ansicht konnte nicht geladen werden',
      text: 'Die Datei selbst ist sicher gespeichert. Bitte versuchen Sie es erneut.',
    },
    missing: {
      title: 'Die 3D-Ansicht ist nicht verfügbar',
      text: 'Die Datei selbst ist sicher gespeichert und kann heruntergeladen werden.',
    },
  },
  failed: ['Herunterladen fehlgeschlagen', 'Die Datei konnte nicht heruntergeladen werden.'],
}
