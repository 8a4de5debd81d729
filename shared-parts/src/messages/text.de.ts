import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  link: 'Nachrichten',
  you: 'Sie',
  repeated: 'Bereits ausgewählt',
  repeatedText: (name) => `${isolated(name)} ist dieser Nachricht bereits angehängt.`,
  list: {
    list: 'Unterhaltungen',
    noun: 'Unterhaltungen',
    search: 'Nachrichten durchsuchen',
  },
  filters: {
    kind: 'Thema',
    everything: 'Alles',
    shown: 'Welche Unterhaltungen',
    all: 'Alle',
    state: {
      '': 'Alle Status',
      unread: 'Ungelesen',
      unanswered: 'Unbeantwortet',
      day: 'Seit einem Tag unbeantwortet',
    },
    assigned: {
      label: 'Zugewiesen an',
      '': 'Alle Zuständigen',
      me: 'Mir zugewiesen',
      nobody: 'Niemandem zugewiesen',
    },
    with: { label: 'Mit', '': 'Allen', customers: 'Kunden', suppliers: 'Lieferanten' },
  },
  none: 'Noch keine Nachrichten',
  noMatch: {
    title: 'Keine passenden Unterhaltungen',
    texts: { text: 'Versuchen Sie eine andere Suche oder sehen Sie sich alles an.', clear: 'Filter zurücksetzen' },
  },
  showAll: 'Alle anzeigen',
  thread: {
    label: 'Unterhaltung',
    messages: (title) => `Nachrichten, ${isolated(title)}`,
    noun: 'Nachrichten',
    back: 'Zurück zu den Unterhaltungen',
    choose: 'Wählen Sie eine Unterhaltung',
    chooseText: 'Ihre Nachrichten erscheinen hier.',
    notFound: 'Unterhaltung nicht gefunden',
    notFoundText: 'Vielleicht wurde sie zusammen mit dem zugehörigen Vorgang gelöscht, oder der Link ist falsch.',
    formerMember: 'Dies sehen nur Mitglieder der Firma',
    formerMemberText:
      'Diese Unterhaltung gehört zu einer Firma, der Sie nicht mehr angehören. Ihre allgemeine Unterhaltung mit uns behalten Sie.',
    failed: 'Die Unterhaltung konnte nicht geladen werden',
    showAll: 'Alle Unterhaltungen anzeigen',
    begin: 'Noch keine Nachrichten',
    readOnlyBegin: 'Nachrichten dazu erscheinen hier.',
  },
  composer: {
    notSent: (why) => `Ihre Nachricht wurde nicht gesendet. ${why}`,
    unsure:
      'Die Verbindung ist abgebrochen, daher wissen wir nicht, ob Ihre Nachricht gesendet wurde. Sie bleibt hier erhalten; wenn Sie es noch einmal versuchen, wird sie nur einmal gesendet.',
    kept: 'Sie bleibt hier erhalten: Bitte versuchen Sie es erneut.',
  },
  references: {
    refer: 'Verweisen auf …',
    menu: 'Worauf sich die Nachricht bezieht',
    loading: 'Teile und Dateien werden geladen …',
    failed: 'Teile und Dateien konnten nicht geladen werden. Schließen Sie dieses Menü und versuchen Sie es erneut.',
    none: 'Hier gibt es kein weiteres Teil und keine weitere Datei.',
    faces:
      'Um auf eine Fläche eines Modells zu verweisen, kopieren Sie ihren Link in der 3D-Ansicht und fügen Sie ihn in die Nachricht ein.',
    tooMany: 'Eine Nachricht kann auf höchstens zehn Dinge verweisen',
    sending: 'Ihre Nachricht wird gerade gesendet',
    chosen: 'Verweise',
    remove: (name) => `Verweis auf ${isolated(name)} entfernen`,
    face: (face, file) => `Fläche ${face} von ${isolated(file)}`,
  },
  own: {
    actions: 'Diese Nachricht ändern oder löschen',
    edit: 'Bearbeiten',
    editTitle: 'Nachricht bearbeiten',
    editFailed: 'Die Nachricht konnte nicht geändert werden',
    message: 'Nachricht',
    empty: 'Bitte schreiben Sie eine Nachricht',
    save: 'Speichern',
    delete: 'Löschen',
    deleteTitle: 'Diese Nachricht löschen?',
    deleteText:
      'Ihr Text und ihre Dateien werden für alle entfernt. Der Hinweis, dass eine Nachricht gelöscht wurde, bleibt.',
    deleteFailed: 'Die Nachricht konnte nicht gelöscht werden',
  },
  deleted: 'Nachricht gelöscht',
  leave: {
    title: 'Ohne Senden verlassen?',
    text: 'Die ausgewählten Dateien wurden nicht gesendet, und Sie müssten sie erneut auswählen.',
  },
}
