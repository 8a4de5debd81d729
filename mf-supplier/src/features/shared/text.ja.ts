import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  seal: '見積依頼の封印',
  close: '閉じる',
  tryAgain: 'もう一度お試しください。',
  missing: '見つかりません',
  missingText: '削除されたか、別のサプライヤーに送信された可能性があります。',
  loadFailed: '読み込めませんでした',
  none: '–',
  files: {
    wrong: 'このファイルは送信できません',
    drop: 'ファイルをここにドロップするか、選択してください',
    limit: '1ファイル10 MBまで',
    chosen: '選択したファイル',
    tooMany: (most) => `一度に送信できるファイルは${most}個までです`,
    leftOut: (names) => `追加されませんでした：${isolatedList(names, '、')}。後で送信してください。`,
  },
}
