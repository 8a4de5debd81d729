// Made by `npm run generate`.
import { speak } from '@kerf/shared-contracts/words/words'
import { text as text0 } from '../features/company/text.ja.ts'
import { text as text1 } from '../features/forgot-password/text.ja.ts'
import { text as text10 } from '../features/shared/text.ja.ts'
import { text as text11 } from '../features/sign-in/text.ja.ts'
import { text as text12 } from '../features/supplier-invitation/text.ja.ts'
import { text as text13 } from '../features/unsubscribe/text.ja.ts'
import { text as text14 } from '../features/verify-email/text.ja.ts'
import { text as text15 } from '@kerf/shared-parts/addresses/text.ja.ts'
import { text as text16 } from '@kerf/shared-parts/estimates/text.ja.ts'
import { text as text17 } from '@kerf/shared-parts/files/text.ja.ts'
import { text as text18 } from '@kerf/shared-parts/forms/text.ja.ts'
import { text as text19 } from '@kerf/shared-parts/lists/text.ja.ts'
import { text as text2 } from '../features/invitation/text.ja.ts'
import { text as text20 } from '@kerf/shared-parts/measures/text.ja.ts'
import { text as text21 } from '@kerf/shared-parts/messages/text.ja.ts'
import { text as text22 } from '@kerf/shared-parts/orders/text.ja.ts'
import { text as text23 } from '@kerf/shared-parts/pages/text.ja.ts'
import { text as text24 } from '@kerf/shared-parts/passwords/text.ja.ts'
import { text as text25 } from '@kerf/shared-parts/quality/text.ja.ts'
import { text as text26 } from '@kerf/shared-parts/quotes/text.ja.ts'
import { text as text27 } from '@kerf/shared-parts/rfqs/text.ja.ts'
import { text as text28 } from '@kerf/shared-parts/suppliers/text.ja.ts'
import { text as text3 } from '../features/notifications/text.ja.ts'
import { text as text4 } from '../features/profile/account/text.ja.ts'
import { text as text5 } from '../features/profile/data/text.ja.ts'
import { text as text6 } from '../features/profile/notifications/text.ja.ts'
import { text as text7 } from '../features/profile/security/text.ja.ts'
import { text as text8 } from '../features/profile/text.ja.ts'
import { text as text9 } from '../features/reset-password/text.ja.ts'

const dictionary = {
  'mf-auth/company': text0,
  'mf-auth/forgot-password': text1,
  'mf-auth/invitation': text2,
  'mf-auth/notifications': text3,
  'mf-auth/profile/account': text4,
  'mf-auth/profile/data': text5,
  'mf-auth/profile/notifications': text6,
  'mf-auth/profile/security': text7,
  'mf-auth/profile': text8,
  'mf-auth/reset-password': text9,
  'mf-auth/shared': text10,
  'mf-auth/sign-in': text11,
  'mf-auth/supplier-invitation': text12,
  'mf-auth/unsubscribe': text13,
  'mf-auth/verify-email': text14,
  'shared-parts/addresses': text15,
  'shared-parts/estimates': text16,
  'shared-parts/files': text17,
  'shared-parts/forms': text18,
  'shared-parts/lists': text19,
  'shared-parts/measures': text20,
  'shared-parts/messages': text21,
  'shared-parts/orders': text22,
  'shared-parts/pages': text23,
  'shared-parts/passwords': text24,
  'shared-parts/quality': text25,
  'shared-parts/quotes': text26,
  'shared-parts/rfqs': text27,
  'shared-parts/suppliers': text28,
}

speak(() => dictionary)
