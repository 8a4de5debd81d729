import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { companyRoles as english } from './company-roles.ts'

export const companyRoles: WordsOf<typeof english> = {
  owner: {
    label: 'オーナー',
    withArticle: 'オーナー',
    may: '購買担当のすべての操作に加え、メンバーの招待と削除、役割の設定ができます。',
  },
  buyer: {
    label: '購買担当',
    withArticle: '購買担当',
    may: '見積依頼の提出、見積への回答、注文書のアップロード、品質検査の判定ができます。',
  },
  viewer: {
    label: '閲覧者',
    withArticle: '閲覧者',
    may: '見積依頼、見積、注文、ファイルの閲覧のみで、変更はできません。',
  },
}
