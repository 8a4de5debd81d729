import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './csv-text.ts'

export const text: WordsOf<typeof english> = {
  heads: {
    company: '会社',
    customerNumber: '顧客番号',
    industry: '業種',
    contactEmail: '連絡先メールアドレス',
    phone: '電話番号',
    website: 'ウェブサイト',
    street: '住所',
    city: '市区町村',
    state: '都道府県・州',
    postalCode: '郵便番号',
    country: '国',
    users: 'ユーザー数',
    notes: '備考',
    created: '登録日',
  },
}
