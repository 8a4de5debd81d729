import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { companyRoles as english } from './company-roles.ts'

export const companyRoles: WordsOf<typeof english> = {
  owner: {
    label: 'オーナー',
    withArticle: 'オーナー',
    may: '購買担当者のすべての操作に加え、メンバーの招待と削除、役割の設定ができます。',
  },
  buyer: {
    label: '購買担当者',
    withArticle: '購買担当者',
    may: '見積依頼の送信、見積への回答、注文書のアップロード、品質検査の承認ができます。',
  },
  viewer: {
    label: '閲覧者',
    withArticle: '閲覧者',
    may: '見積依頼、見積、注文、ファイルの閲覧のみで、変更はできません。',
  },
}
