// Made by `npm run generate`.
import { deletedName as text0 } from '../features/account-deletion/text.ja.ts'
import { text as text1 } from '../features/auth/text.ja.ts'
import { text as text2 } from '../features/company-members/text.ja.ts'
import { text as text3 } from '../features/notifications/account-text.ja.ts'
import { text as text4 } from '../features/notifications/supplier-text.ja.ts'
import { text as text5 } from '../features/notifications/text.ja.ts'
import { text as text6 } from '../features/own-data/text.ja.ts'
import { text as text7 } from '../features/profile/text.ja.ts'
import { text as text8 } from '../features/supplier-invitations/text.ja.ts'

export const dictionary = {
  'api/account-deletion': text0,
  'api/auth': text1,
  'api/company-members': text2,
  'api/notifications/account-text': text3,
  'api/notifications/supplier-text': text4,
  'api/notifications': text5,
  'api/own-data': text6,
  'api/profile': text7,
  'api/supplier-invitations': text8,
}
