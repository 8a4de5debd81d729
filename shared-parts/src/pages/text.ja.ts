import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  open: 'ページを開く',
  copyLink: {
    label: 'リンクをコピー',
    copied: 'リンクをコピーしました',
    failed: 'リンクをコピーできませんでした',
    failedText: 'ブラウザーで許可されていません。代わりに、このページのアドレスをコピーしてください。',
  },
  title: (thing, provider) => `${isolated(thing)} · ${isolated(provider)}`,
}
