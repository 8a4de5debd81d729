// Made by `npm run generate`.
import { deletedName as text0 } from '../features/account-deletion/text.de.ts'
import { text as text1 } from '../features/auth/text.de.ts'
import { text as text2 } from '../features/company-members/text.de.ts'
import { text as text3 } from '../features/notifications/account-text.de.ts'
import { text as text4 } from '../features/notifications/supplier-text.de.ts'
import { text as text5 } from '../features/notifications/text.de.ts'
import { text as text6 } from '../features/own-data/text.de.ts'
import { text as text7 } from '../features/profile/text.de.ts'
import { text as text8 } from '../features/supplier-invitations/text.de.ts'

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
