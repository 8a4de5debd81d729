import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { marketingText as english } from './marketing-text.ts'

export const marketingText: WordsOf<typeof english> = {
  customer: {
    title: '図面から納品まで、特注部品をお届けします',
    text: 'STEPファイルと図面をお送りください。見積、製造、検査、出荷まで、すべての工程をご確認いただけます。',
    points: [
      { title: '特注部品の製造', text: '切削、鋳造、鍛造、切断、3Dプリント、成形まで、図面どおりに製作します。' },
      { title: 'プロの見積', text: '明確な価格と納期、そのまま社内で回覧できる書類をお届けします。' },
      { title: '迅速な対応', text: '見積依頼は、送信後すぐに技術者に届きます。' },
      { title: '品質保証', text: '梱包の前に、検査報告書をご承認いただけます。' },
      { title: '世界各地へ発送', text: '一括でも分納でも、それぞれに追跡番号が付きます。' },
      { title: '業界標準', text: '材質、公差、表面処理を、図面で使われている名称で指定できます。' },
    ],
  },
  supplier: {
    title: '設備の力を、得意な仕事に',
    text: 'ネットワークに参加すると、自社に合う見積依頼の確認、見積の提出、発注書の受け取りが一か所で行えます。',
    points: [
      { title: '取引先の拡大', text: 'これまで出会えなかった部品の見積依頼が届きます。' },
      { title: '効率的な業務', text: '見積依頼、見積、発注書を、メールではなく1つの一覧で管理できます。' },
      { title: '世界の市場へ', text: '図面も書類もすべてオンライン。どこからでも見積を提出できます。' },
      { title: '品質認証', text: '認証を一度登録すれば、それを必要とする仕事の依頼が届きます。' },
      { title: '先進的な製造', text: '5軸加工、金属3Dプリント、成形など、設備の能力を登録できます。' },
      { title: '売上の拡大', text: '空いている機械時間を、条件の明確な発注で埋められます。' },
    ],
  },
}
