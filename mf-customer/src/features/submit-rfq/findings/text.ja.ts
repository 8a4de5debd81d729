import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { findingWords } from '@kerf/shared-parts/rfqs/finding-text.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

const { kinds } = findingWords

export const text: WordsOf<typeof english> = {
  title: (count) => (count === 0 ? 'フォーム・図面・モデル' : `フォーム・図面・モデルの間に${count}件の相違があります`),
  description: 'ファイルの内容を採用するか、入力内容を残して理由をお知らせください。どちらの場合も依頼を送信できます。',
  allSaid: 'すべて回答済みです。回答は依頼とともに確認します。',
  list: '相違点',
  kind: (kind, part) => (part === null ? kinds[kind] : `${isolated(part)}の${kinds[kind]}`),
  mine: {
    get form() {
      return findingWords.mine.form
    },
    get model() {
      return findingWords.mine.model
    },
    drawing: '図面',
  },
  take: {
    drawing: (words) => `図面の値を使う：${isolated(words)}`,
    model: (words) => `モデルの値を使う：${isolated(words)}`,
  },
  keep: '入力内容を残す',
  keepModel: 'モデルの値を残す',
  kept: '入力内容を残します',
  taken: { drawing: '図面の値を採用', model: 'モデルの値を採用' },
  noted: '備考に追加しました',
  change: '回答し直す',
  reason: '理由',
  reasonHint: '依頼とともに確認するため、お問い合わせの手間が省けます',
  saidTaken: (kind) => `${kinds[kind]}：ファイルの値を採用`,
  saidKept: (kind) => `${kinds[kind]}：入力内容を残します`,
  unitFailed: '単位を変更できませんでした。もう一度お試しください。',
  jump: '送信前に確認するか、このまま送信してください',
}
