import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  title: 'Benachrichtigungen',
  description: 'Was in den letzten 90 Tagen passiert ist und Sie betrifft.',
  choose: 'E-Mails auswählen',
  list: {
    caption: 'Benachrichtigungen',
    noun: 'Benachrichtigungen',
    search: { label: 'Benachrichtigungen durchsuchen', placeholder: 'Nummer oder Projekt' },
    noMatch: 'Keine passenden Benachrichtigungen',
  },
  kind: 'Art',
  everyKind: 'Alle',
  states: { '': 'Alle', unread: 'Ungelesen', read: 'Gelesen' },
  sorts: { 'date-desc': 'Neueste zuerst', 'date-asc': 'Älteste zuerst' },
  columns: { title: 'Ereignis', status: 'Status', topic: 'Art', createdAt: 'Zeitpunkt', actions: 'Aktionen' },
  read: 'Als gelesen markieren',
  readOf: (title) => `Als gelesen markieren: ${isolated(title)}`,
  readAll: 'Alle als gelesen markieren',
  allRead: 'Sie haben alles gelesen, was angezeigt wird',
  notRead: { title: 'Nicht als gelesen markiert', text: 'Bitte versuchen Sie es erneut.' },
  none: 'Noch ist nichts passiert',
  noneText: 'Neuigkeiten zu Ihren Anfragen und Aufträgen erscheinen hier.',
}
