// Made by `npm run generate`.
import { speak } from '@kerf/shared-contracts/words/words'
import { text as text0 } from '../features/viewer/text.ja.ts'
import { text as text1 } from '@kerf/shared-parts/addresses/text.ja.ts'
import { text as text10 } from '@kerf/shared-parts/passwords/text.ja.ts'
import { text as text11 } from '@kerf/shared-parts/quality/text.ja.ts'
import { text as text12 } from '@kerf/shared-parts/quotes/text.ja.ts'
import { text as text13 } from '@kerf/shared-parts/rfqs/text.ja.ts'
import { text as text14 } from '@kerf/shared-parts/suppliers/text.ja.ts'
import { text as text2 } from '@kerf/shared-parts/estimates/text.ja.ts'
import { text as text3 } from '@kerf/shared-parts/files/text.ja.ts'
import { text as text4 } from '@kerf/shared-parts/forms/text.ja.ts'
import { text as text5 } from '@kerf/shared-parts/lists/text.ja.ts'
import { text as text6 } from '@kerf/shared-parts/measures/text.ja.ts'
import { text as text7 } from '@kerf/shared-parts/messages/text.ja.ts'
import { text as text8 } from '@kerf/shared-parts/orders/text.ja.ts'
import { text as text9 } from '@kerf/shared-parts/pages/text.ja.ts'

const dictionary = {
  'mf-viewer/viewer': text0,
  'shared-parts/addresses': text1,
  'shared-parts/estimates': text2,
  'shared-parts/files': text3,
  'shared-parts/forms': text4,
  'shared-parts/lists': text5,
  'shared-parts/measures': text6,
  'shared-parts/messages': text7,
  'shared-parts/orders': text8,
  'shared-parts/pages': text9,
  'shared-parts/passwords': text10,
  'shared-parts/quality': text11,
  'shared-parts/quotes': text12,
  'shared-parts/rfqs': text13,
  'shared-parts/suppliers': text14,
}

speak(() => dictionary)
