import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  status: 'Status',
  sort: 'Sortieren nach',
  allStatuses: 'Alle Status',
  sorts: {
    'date-desc': 'Datum (neueste zuerst)',
    'date-asc': 'Datum (älteste zuerst)',
    status: 'Status',
    project: 'Projektname',
    quantity: 'Menge',
    amount: 'Betrag',
    'needed-by': 'Benötigt bis (früheste zuerst)',
  },
  exportCsv: {
    failed: 'Export fehlgeschlagen',
    nothing: 'Es gibt nichts zu exportieren',
  },
  savedFilters: {
    menu: 'Gespeicherte Filter',
    save: 'Diese Filter speichern …',
    nothingChosen: 'Wählen Sie zuerst einen Filter, eine Sortierung oder eine Suche',
    manage: 'Umbenennen, teilen oder löschen …',
    loading: 'Ihre gespeicherten Filter werden geladen',
    failed: 'Ihre gespeicherten Filter konnten nicht geladen werden',
    none: 'Sie haben für diese Liste noch keine Filter gespeichert',
    dialog: {
      save: 'Diese Filter speichern',
      saveText: 'Sie finden sie auf jedem Gerät unter „Gespeicherte Filter“. Den Namen sehen nur Sie.',
      rename: 'Gespeicherte Filter umbenennen',
      name: 'Name',
      nameMissing: 'Bitte geben Sie einen Namen ein',
      submit: { save: 'Speichern', rename: 'Umbenennen', replace: 'Ersetzen' },
      taken:
        'Sie haben bereits Filter unter diesem Namen gespeichert. Ersetzen Sie sie oder wählen Sie einen anderen Namen.',
      takenByOthers: 'Sie haben andere Filter unter diesem Namen gespeichert. Bitte wählen Sie einen anderen.',
      cancel: 'Abbrechen',
      sending: 'Wird gespeichert',
    },
    manager: {
      title: 'Gespeicherte Filter',
      text: 'Ein Link führt zu dieser Liste mit diesen Filtern. Wer diese Seite öffnen kann, kann den Link benutzen; jeder sieht dabei nur, worauf er Zugriff hat.',
      empty: 'Keine gespeicherten Filter.',
      rename: (name) => `${isolated(name)} umbenennen`,
      copy: (name) => `Link zu ${isolated(name)} kopieren`,
      remove: (name) => `${isolated(name)} löschen`,
      close: 'Schließen',
    },
    question: {
      title: (name) => `„${isolated(name)}“ löschen?`,
      text: 'Die Liste selbst bleibt, wie sie ist. Links, die Sie geteilt haben, funktionieren weiterhin.',
      confirm: 'Löschen',
    },
    done: {
      saved: (name) => `Als „${isolated(name)}“ gespeichert`,
      renamed: (name) => `In „${isolated(name)}“ umbenannt`,
      removed: (name) => `„${isolated(name)}“ wurde gelöscht`,
      goneAlready: (name) => `„${isolated(name)}“ war bereits gelöscht`,
      copied: 'Link kopiert',
    },
    wrong: {
      saved: 'Die Filter konnten nicht gespeichert werden',
      renamed: 'Die Filter konnten nicht umbenannt werden',
      removed: 'Die Filter konnten nicht gelöscht werden',
      copied: 'Der Link konnte nicht kopiert werden',
      copiedText: 'Öffnen Sie die gespeicherten Filter über ihren Namen und kopieren Sie die Adresse der Seite.',
    },
  },
  gone: 'Diese Zeile ist nicht mehr in der Liste. Sie bleibt hier, bis Sie Ihre Eingaben darin senden oder verwerfen.',
  tryAgain: 'Bitte versuchen Sie es erneut.',
}
