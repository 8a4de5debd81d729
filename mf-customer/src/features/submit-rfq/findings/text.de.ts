import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { findingWords } from '@kerf/shared-parts/rfqs/finding-text.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

const { kinds } = findingWords

const counted = (count: number) => (count === 1 ? '1 Unterschied' : `${count} Unterschiede`)

export const text: WordsOf<typeof english> = {
  title: (count) =>
    count === 0 ? 'Formular, Zeichnung und Modell' : `${counted(count)} zwischen Formular, Zeichnung und Modell`,
  description:
    'Übernehmen Sie, was die Datei sagt, oder behalten Sie Ihre Angabe und sagen Sie uns, warum. Einreichen können Sie die Anfrage in jedem Fall.',
  allSaid: 'Es ist alles beantwortet. Wir lesen Ihre Antworten mit der Anfrage.',
  list: 'Unterschiede',
  kind: (kind, part) => (part === null ? kinds[kind] : `${kinds[kind]} von ${isolated(part)}`),
  mine: {
    get form() {
      return findingWords.mine.form
    },
    get model() {
      return findingWords.mine.model
    },
    drawing: 'Zeichnung',
  },
  take: {
    drawing: (words) => `Aus der Zeichnung übernehmen: ${isolated(words)}`,
    model: (words) => `Aus dem Modell übernehmen: ${isolated(words)}`,
  },
  keep: 'Meine Angabe behalten',
  keepModel: 'Angabe des Modells behalten',
  kept: 'Sie behalten Ihre Angabe',
  taken: { drawing: 'Aus der Zeichnung übernommen', model: 'Aus dem Modell übernommen' },
  noted: 'Zu den Anmerkungen hinzugefügt',
  change: 'Neu beantworten',
  reason: 'Begründung',
  reasonHint: 'Wir lesen sie mit Ihrer Anfrage und müssen nicht nachfragen',
  saidTaken: (kind) => `${kinds[kind]}: aus der Datei übernommen`,
  saidKept: (kind) => `${kinds[kind]}: Sie behalten Ihre Angabe`,
  unitFailed: 'Die Einheit konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  jump: 'Sehen Sie sie vor dem Einreichen an, oder reichen Sie die Anfrage so ein',
}
