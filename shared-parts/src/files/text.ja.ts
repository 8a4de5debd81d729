import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  none: '添付ファイルはありません。',
  download: (name) => `${isolated(name)}をダウンロード`,
  downloading: 'ダウンロード中です',
  cutOff: 'アップロードが中断されました。ファイルは保持されています。もう一度お試しください。',
  model: {
    show: (name) => `${isolated(name)}を3Dで表示`,
    loading: '3Dビューアーを読み込み中',
    ownTab: '別のタブで開く',
    failed: {
      title: '3Dビューアーを読み込めませんでした',
      text: 'ファイル自体は安全に保存されています。もう一度お試しください。',
    },
    missing: {
      title: '3Dビューアーを利用できません',
      text: 'ファイル自体は安全に保存されており、ダウンロードできます。',
    },
  },
  failed: ['ダウンロードできませんでした', 'ファイルをダウンロードできませんでした。'],
}
