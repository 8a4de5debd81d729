import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './panel-text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Benachrichtigungen',
  close: 'Benachrichtigungen schließen',
  list: 'Benachrichtigungen',
  show: 'Anzeige auswählen',
  views: { unread: 'Ungelesen', all: 'Alle' },
  kind: 'Art',
  everyKind: 'Alle Arten',
  failed: {
    title: 'Ihre Benachrichtigungen konnten nicht geladen werden',
    text: 'Bitte versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
  },
  noneUnread: {
    title: 'Sie haben alles gelesen',
    text: 'Neuigkeiten zu Ihren Anfragen und Aufträgen erscheinen hier.',
  },
  none: { title: 'Noch ist nichts passiert', text: 'Neuigkeiten zu Ihren Anfragen und Aufträgen erscheinen hier.' },
  more: 'Weitere laden',
  readAll: 'Alle als gelesen markieren',
  seeAll: 'Alle ansehen',
  notRead: { title: 'Nicht als gelesen markiert', text: 'Bitte versuchen Sie es erneut.' },
}
