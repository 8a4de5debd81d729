import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { deletedName as english } from './text.ts'

export const deletedName: WordsOf<typeof english> = {
  customer: 'Gelöschter Kunde',
  supplier: 'Gelöschter Nutzer',
  admin: 'Gelöschter Nutzer',
}
