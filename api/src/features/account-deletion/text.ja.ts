import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { deletedName as english } from './text.ts'

export const deletedName: WordsOf<typeof english> = {
  customer: '削除された顧客',
  supplier: '削除されたユーザー',
  admin: '削除されたユーザー',
}
