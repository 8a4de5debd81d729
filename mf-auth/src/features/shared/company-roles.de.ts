import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { companyRoles as english } from './company-roles.ts'

export const companyRoles: WordsOf<typeof english> = {
  owner: {
    label: 'Inhaber',
    withArticle: 'Inhaber',
    may: 'Lädt Personen ein, entfernt sie und legt ihre Rollen fest; darf außerdem alles, was ein Einkäufer darf.',
  },
  buyer: {
    label: 'Einkäufer',
    withArticle: 'Einkäufer',
    may: 'Sendet Anfragen, beantwortet Angebote, lädt Bestellungen hoch und entscheidet über Qualitätsprüfungen.',
  },
  viewer: {
    label: 'Betrachter',
    withArticle: 'Betrachter',
    may: 'Sieht Anfragen, Angebote, Aufträge und Dateien und ändert nichts.',
  },
}
