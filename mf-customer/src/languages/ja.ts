// Made by `npm run generate`.
import { speak } from '@kerf/shared-contracts/words/words'
import { text as text0 } from '../features/about-rfqs/text.ja.ts'
import { text as text1 } from '../features/dashboard/text.ja.ts'
import { text as text10 } from '../features/shared/text.ja.ts'
import { text as text11 } from '../features/submit-rfq/findings/text.ja.ts'
import { text as text12 } from '../features/submit-rfq/parts/table/text.ja.ts'
import { text as text13 } from '../features/submit-rfq/text.ja.ts'
import { text as text14 } from '@kerf/shared-parts/addresses/text.ja.ts'
import { text as text15 } from '@kerf/shared-parts/estimates/text.ja.ts'
import { text as text16 } from '@kerf/shared-parts/files/text.ja.ts'
import { text as text17 } from '@kerf/shared-parts/forms/text.ja.ts'
import { text as text18 } from '@kerf/shared-parts/lists/text.ja.ts'
import { text as text19 } from '@kerf/shared-parts/measures/text.ja.ts'
import { text as text2 } from '../features/history/text.ja.ts'
import { text as text20 } from '@kerf/shared-parts/messages/text.ja.ts'
import { text as text21 } from '@kerf/shared-parts/orders/text.ja.ts'
import { text as text22 } from '@kerf/shared-parts/pages/text.ja.ts'
import { text as text23 } from '@kerf/shared-parts/passwords/text.ja.ts'
import { text as text24 } from '@kerf/shared-parts/quality/text.ja.ts'
import { text as text25 } from '@kerf/shared-parts/quotes/text.ja.ts'
import { text as text26 } from '@kerf/shared-parts/rfqs/text.ja.ts'
import { text as text27 } from '@kerf/shared-parts/suppliers/text.ja.ts'
import { text as text3 } from '../features/messages/text.ja.ts'
import { text as text4 } from '../features/orders/list/text.ja.ts'
import { text as text5 } from '../features/orders/print/text.ja.ts'
import { text as text6 } from '../features/orders/text.ja.ts'
import { text as text7 } from '../features/quotes/text.ja.ts'
import { text as text8 } from '../features/rfqs/details/text.ja.ts'
import { text as text9 } from '../features/rfqs/list/text.ja.ts'

const dictionary = {
  'mf-customer/about-rfqs': text0,
  'mf-customer/dashboard': text1,
  'mf-customer/history': text2,
  'mf-customer/messages': text3,
  'mf-customer/orders/list': text4,
  'mf-customer/orders/print': text5,
  'mf-customer/orders': text6,
  'mf-customer/quotes': text7,
  'mf-customer/rfqs/details': text8,
  'mf-customer/rfqs/list': text9,
  'mf-customer/shared': text10,
  'mf-customer/submit-rfq/findings': text11,
  'mf-customer/submit-rfq/parts/table': text12,
  'mf-customer/submit-rfq': text13,
  'shared-parts/addresses': text14,
  'shared-parts/estimates': text15,
  'shared-parts/files': text16,
  'shared-parts/forms': text17,
  'shared-parts/lists': text18,
  'shared-parts/measures': text19,
  'shared-parts/messages': text20,
  'shared-parts/orders': text21,
  'shared-parts/pages': text22,
  'shared-parts/passwords': text23,
  'shared-parts/quality': text24,
  'shared-parts/quotes': text25,
  'shared-parts/rfqs': text26,
  'shared-parts/suppliers': text27,
}

speak(() => dictionary)
