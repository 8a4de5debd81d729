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
  next: {
    label: '次のステップ',
    turns: {
      yours: 'あなたの対応待ち',
      customer: '顧客の対応待ち',
      provider: '提供者の対応待ち',
      carrier: '輸送中',
    },
    steps: {
      decide: '次：見積の承諾または辞退',
      ask_anew: '次：期限切れのため、新しい見積の依頼',
      purchase_order: '次：注文書のアップロード',
      decide_quality: '次：品質検査の承認または修正の依頼',
      pay: '次：請求書のお支払い',
      quote: '次：見積依頼の確認と見積の作成',
      quote_anew: '次：期限切れの見積の更新',
      create_order: '次：注文書に基づく注文の作成',
      revise_quality: '次：修正と再度の承認依頼',
      ship: '次：部品の出荷',
      invoice: '次：請求書の送付',
      deliver: '次：納品',
    },
    stage: (stage) => `次：${stage}`,
    decideBy: (date) => `次：${date}までに見積の承諾または辞退`,
  },
  title: (thing, provider) => `${isolated(thing)} · ${isolated(provider)}`,
}
