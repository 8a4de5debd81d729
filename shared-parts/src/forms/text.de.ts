import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  guard: {
    title: 'Ohne Speichern verlassen?',
    text: 'Was Sie hier eingegeben haben, ist noch nicht gespeichert und ginge verloren.',
    leave: 'Verlassen',
    stay: 'Bleiben',
  },
  changed: {
    by: (name, when) => `Während Ihrer Eingabe hat ${isolated(name)} dies geändert${when}.`,
    bySelf: (when) => `Während Ihrer Eingabe haben Sie dies in einem anderen Fenster geändert${when}.`,
    bySomebody: (when) => `Während Ihrer Eingabe wurde dies geändert${when}.`,
    present: 'Jetzt steht dort:',
    nothing: 'nichts',
    choose: 'Ihre Eingabe ist noch da. Wählen Sie, welche der beiden Fassungen bleibt.',
    keepMine: 'Meine behalten',
    takeTheirs: 'Andere übernehmen',
    first: 'Erst auswählen',
    notSent: 'Nicht gespeichert',
    firstText:
      'Jemand hat dies inzwischen geändert. Behalten Sie Ihre Fassung oder übernehmen Sie die andere, und senden Sie dann.',
  },
  choice: {
    by: (name, when) => `${isolated(name)} hat dies inzwischen geändert (${when}). Es wurde nichts gespeichert.`,
    bySelf: (when) => `Sie haben dies in einem anderen Fenster geändert (${when}). Es wurde nichts gespeichert.`,
  },
  ended: {
    /** @param did without the auxiliary verb, as in 'diese Anfrage abgelehnt' */
    by: (name, did, when) => `${isolated(name)} hat ${did}${when}.`,
    bySelf: (did, when) => `Sie haben ${did}${when}.`,
    bySomebody: (was, when) => `${was}${when}.`,
    on: (when) => ` (${when})`,
    meanwhile: (name, when) => `Erledigt von ${isolated(name)} am ${when}.`,
    meanwhileSelf: (when) => `Von Ihnen erledigt am ${when}.`,
    kept: 'Ihre Eingabe kann nicht mehr gesendet werden. Sie können sie hier noch lesen und kopieren.',
    discard: 'Eingabe verwerfen',
    off: 'Dies kann nicht mehr gesendet werden',
  },
  dialog: { cancel: 'Abbrechen', sending: 'Wird gerade gesendet', notSent: 'Nicht gesendet' },
  restored: {
    text: (when) => `Ihre nicht gesendete Eingabe vom ${when} wurde aufbewahrt.`,
    discard: 'Verwerfen',
  },
}
