// Made by `npm run generate`.
import { speak } from '@kerf/shared-contracts/words/words'
import { text as text0 } from '../features/dashboard/text.de.ts'
import { text as text1 } from '../features/messages/text.de.ts'
import { text as text10 } from '@kerf/shared-parts/forms/text.de.ts'
import { text as text11 } from '@kerf/shared-parts/lists/text.de.ts'
import { text as text12 } from '@kerf/shared-parts/measures/text.de.ts'
import { text as text13 } from '@kerf/shared-parts/messages/text.de.ts'
import { text as text14 } from '@kerf/shared-parts/orders/text.de.ts'
import { text as text15 } from '@kerf/shared-parts/pages/text.de.ts'
import { text as text16 } from '@kerf/shared-parts/passwords/text.de.ts'
import { text as text17 } from '@kerf/shared-parts/quality/text.de.ts'
import { text as text18 } from '@kerf/shared-parts/quotes/text.de.ts'
import { text as text19 } from '@kerf/shared-parts/rfqs/text.de.ts'
import { text as text2 } from '../features/profile/text.de.ts'
import { text as text20 } from '@kerf/shared-parts/suppliers/text.de.ts'
import { text as text3 } from '../features/purchase-orders/text.de.ts'
import { text as text4 } from '../features/quotes/text.de.ts'
import { text as text5 } from '../features/requests/text.de.ts'
import { text as text6 } from '../features/shared/text.de.ts'
import { text as text7 } from '@kerf/shared-parts/addresses/text.de.ts'
import { text as text8 } from '@kerf/shared-parts/estimates/text.de.ts'
import { text as text9 } from '@kerf/shared-parts/files/text.de.ts'

const dictionary = {
  'mf-supplier/dashboard': text0,
  'mf-supplier/messages': text1,
  'mf-supplier/profile': text2,
  'mf-supplier/purchase-orders': text3,
  'mf-supplier/quotes': text4,
  'mf-supplier/requests': text5,
  'mf-supplier/shared': text6,
  'shared-parts/addresses': text7,
  'shared-parts/estimates': text8,
  'shared-parts/files': text9,
  'shared-parts/forms': text10,
  'shared-parts/lists': text11,
  'shared-parts/measures': text12,
  'shared-parts/messages': text13,
  'shared-parts/orders': text14,
  'shared-parts/pages': text15,
  'shared-parts/passwords': text16,
  'shared-parts/quality': text17,
  'shared-parts/quotes': text18,
  'shared-parts/rfqs': text19,
  'shared-parts/suppliers': text20,
}

speak(() => dictionary)
