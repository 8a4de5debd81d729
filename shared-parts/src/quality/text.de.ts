import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

const counted = (count: number) => (count === 1 ? '1 Merkmal' : `${count.toLocaleString('de-DE')} Merkmale`)

export const text: WordsOf<typeof english> = {
  characteristics: {
    title: 'Merkmale',
    failed: 'Die Merkmale konnten nicht geladen werden',
    columns: {
      name: 'Merkmal',
      required: 'Gefordert',
      measured: 'Gemessen',
      deviation: 'Abweichung',
      verdict: 'Urteil',
      decision: 'Entscheidung',
    },
    verdicts: {
      in_tolerance: 'In Toleranz',
      out_of_tolerance: 'Außer Toleranz',
      not_measured: 'Nicht gemessen',
      needs_limits: 'Keine Grenzwerte',
    },
    passed: 'Bestanden',
    failedGauge: 'Nicht bestanden',
    attribute: 'Attributiv',
    decisions: { approved: 'Freigegeben', refused: 'Abgelehnt' },
    max: (limit) => `max. ${limit}`,
    min: (limit) => `min. ${limit}`,
    pair: (high, low) => `${high} / ${low}`,
    several: (count, low, high) => `${count.toLocaleString('de-DE')} Werte, ${low} bis ${high}`,
    show: 'Anzeigen',
    all: (number) => `Alle (${number.toLocaleString('de-DE')})`,
    outOfTolerance: (number) => `Außer Toleranz (${number.toLocaleString('de-DE')})`,
    summary: (count, outside) =>
      outside === 0
        ? `${counted(count)}, keines außer Toleranz.`
        : `${counted(count)}, ${outside.toLocaleString('de-DE')} außer Toleranz.`,
    more: (number) => `${number.toLocaleString('de-DE')} weitere anzeigen`,
    face: (name) => `${isolated(name)} am Modell zeigen`,
    faceShort: 'Am Modell',
  },
  drawing: {
    between: (low, high) => `Grenzwerte ${low} bis ${high}`,
    atMost: (high) => `Grenzwert höchstens ${high}`,
    atLeast: (low) => `Grenzwert mindestens ${low}`,
    within: (values) => `Innerhalb: ${isolated(values)}`,
    outside: (values) => `Außerhalb: ${isolated(values)}`,
    none: 'Nichts gemessen',
  },
  history: {
    show: 'Merkmale zum Zeitpunkt der Entscheidung',
    none: 'Diese Entscheidungen wurden allein anhand von Dateien getroffen.',
    failed: 'Die früheren Entscheidungen konnten nicht geladen werden',
  },
  preview: {
    fileFacts: (kind, size, uploadedAt) => `${kind} · ${size} · ${uploadedAt}`,
    kinds: { pdf: 'PDF', excel: 'Tabelle', image: 'Bild', other: 'Datei' },
    enlarge: (name) => `${isolated(name)} vergrößern`,
    preview: (name) => `Vorschau von ${isolated(name)}`,
    openInTab: 'In neuem Tab öffnen',
    retry: 'Erneut versuchen',
    noPdfViewer:
      'Dieser Browser kann PDFs nicht innerhalb einer Seite anzeigen. Öffnen Sie die Datei in einem neuen Tab oder laden Sie sie herunter.',
    pdfFailed: 'Dieses PDF konnte hier nicht angezeigt werden.',
    imageFailed: 'Dieses Bild konnte hier nicht angezeigt werden. Laden Sie es herunter, um es anzusehen.',
    sheet: 'Tabellenblatt',
    table: (name) => `Tabelle aus ${isolated(name)}`,
    emptySheet: 'Dieses Tabellenblatt ist leer.',
    cut: (rows, columns) =>
      `Nur die ersten ${rows.toLocaleString('de-DE')} Zeilen und ${columns.toLocaleString('de-DE')} Spalten werden angezeigt. Laden Sie die Datei herunter, um alles zu sehen.`,
    row: (number) => `Zeile ${number.toLocaleString('de-DE')}`,
    failures: {
      damaged: 'Diese Datei ist beschädigt und kann hier nicht angezeigt werden.',
      too_large: 'Diese Datei ist zu groß, um hier angezeigt zu werden. Laden Sie sie herunter, um sie anzusehen.',
      encrypted: 'Diese Datei verlangt ein Passwort. Laden Sie sie herunter, um sie anzusehen.',
      old: 'Diese Datei stammt aus einem Excel vor 2007 und kann hier nicht angezeigt werden. Laden Sie sie herunter, um sie anzusehen.',
      unknown:
        'Diese Datei enthält keine Tabelle, die hier angezeigt werden kann. Laden Sie sie herunter, um sie anzusehen.',
    },
    failed: 'Diese Datei konnte nicht geladen werden.',
  },
}
