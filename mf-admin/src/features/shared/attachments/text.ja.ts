import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  attachments: '添付ファイル',
  drop: 'ここにファイルをドロップするか、選択してください',
  dropHint:
    'PDF、DWG、STEP、STP、IGS、IGES、各10 MBまで。ファイルは、ファイル名や作成者の情報を含め、そのまま送信されます。',
  rejected: 'ファイルを追加できませんでした',
  rejectedFiles: (names) => `${names}：追加できるのは.pdf、.dwg、.step、.stp、.igs、.iges（各10 MBまで）のみです。`,
  tooManyFiles: '添付できるファイルは20個までです。',
  repeated: '選択済み',
  repeatedText: (name) => `${isolated(name)}はすでに一覧にあります。`,
  uploading: '依頼を送信中です',
  uploadFailed: 'ファイルをアップロードできませんでした。もう一度お試しください。',
  ofFile: (name, reason) => [`${isolated(name)}：`, reason].filter(Boolean).join(''),
}
