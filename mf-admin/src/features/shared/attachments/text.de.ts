import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  attachments: 'Anhänge',
  drop: 'Dateien hier ablegen oder auswählen',
  dropHint:
    'PDF, DWG, STEP, STP, IGS oder IGES, jeweils höchstens 10 MB. Dateien werden unverändert gesendet, mit ihren Namen und ihren Angaben zum Verfasser.',
  rejected: 'Dateien nicht hinzugefügt',
  rejectedFiles: (names) =>
    `${names}: Nur .pdf, .dwg, .step, .stp, .igs und .iges mit jeweils höchstens 10 MB werden angenommen.`,
  tooManyFiles: 'Es können höchstens 20 Dateien angehängt werden.',
  repeated: 'Bereits ausgewählt',
  repeatedText: (name) => `${isolated(name)} steht bereits in der Liste.`,
  uploading: 'Die Anfrage wird gesendet',
  uploadFailed: 'Die Dateien konnten nicht hochgeladen werden. Bitte versuchen Sie es erneut.',
  ofFile: (name, reason) => [`${isolated(name)}.`, reason].filter(Boolean).join(' '),
}
