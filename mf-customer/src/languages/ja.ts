// Made by `npm run generate`.
import { speak } from '@kerf/shared-contracts/words/words'
import { activityText as text16 } from '@kerf/shared-contracts/rules/activity-texts.ja'
import { catalogText as text17 } from '@kerf/shared-contracts/rules/catalog-text.ja'
import { estimateText as text18 } from '@kerf/shared-contracts/rules/estimate/estimate-text.ja'
import { findingWords as text35 } from '@kerf/shared-parts/rfqs/finding-text.ja.ts'
import { inputSentences as text15 } from '@kerf/shared-contracts/contracts/input-sentences.ja'
import { manufacturabilityText as text19 } from '@kerf/shared-contracts/rules/manufacturability-text.ja'
import { providerText as text20 } from '@kerf/shared-contracts/rules/provider-text.ja'
import { statusText as text21 } from '@kerf/shared-contracts/rules/status-text.ja'
import { text as text0 } from '../features/about-rfqs/text.ja.ts'
import { text as text1 } from '../features/dashboard/text.ja.ts'
import { text as text10 } from '../features/rfqs/withdrawal/text.ja.ts'
import { text as text11 } from '../features/shared/text.ja.ts'
import { text as text12 } from '../features/submit-rfq/findings/text.ja.ts'
import { text as text13 } from '../features/submit-rfq/parts/table/text.ja.ts'
import { text as text14 } from '../features/submit-rfq/text.ja.ts'
import { text as text2 } from '../features/history/text.ja.ts'
import { text as text23 } from '@kerf/shared-parts/addresses/text.ja.ts'
import { text as text24 } from '@kerf/shared-parts/estimates/text.ja.ts'
import { text as text25 } from '@kerf/shared-parts/files/text.ja.ts'
import { text as text26 } from '@kerf/shared-parts/forms/text.ja.ts'
import { text as text27 } from '@kerf/shared-parts/lists/text.ja.ts'
import { text as text28 } from '@kerf/shared-parts/measures/text.ja.ts'
import { text as text29 } from '@kerf/shared-parts/messages/text.ja.ts'
import { text as text3 } from '../features/messages/text.ja.ts'
import { text as text30 } from '@kerf/shared-parts/orders/text.ja.ts'
import { text as text31 } from '@kerf/shared-parts/pages/text.ja.ts'
import { text as text32 } from '@kerf/shared-parts/passwords/text.ja.ts'
import { text as text33 } from '@kerf/shared-parts/quality/text.ja.ts'
import { text as text34 } from '@kerf/shared-parts/quotes/text.ja.ts'
import { text as text36 } from '@kerf/shared-parts/rfqs/text.ja.ts'
import { text as text37 } from '@kerf/shared-parts/statuses/text.ja.ts'
import { text as text38 } from '@kerf/shared-parts/suppliers/text.ja.ts'
import { text as text4 } from '../features/orders/list/text.ja.ts'
import { text as text5 } from '../features/orders/print/text.ja.ts'
import { text as text6 } from '../features/orders/text.ja.ts'
import { text as text7 } from '../features/quotes/text.ja.ts'
import { text as text8 } from '../features/rfqs/details/text.ja.ts'
import { text as text9 } from '../features/rfqs/list/text.ja.ts'
import { topicText as text22 } from '@kerf/shared-contracts/rules/topic-text.ja'

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
  'mf-customer/rfqs/withdrawal': text10,
  'mf-customer/shared': text11,
  'mf-customer/submit-rfq/findings': text12,
  'mf-customer/submit-rfq/parts/table': text13,
  'mf-customer/submit-rfq': text14,
  'shared-contracts/contracts/input-sentences': text15,
  'shared-contracts/rules/activity-texts': text16,
  'shared-contracts/rules/catalog-text': text17,
  'shared-contracts/rules/estimate/estimate-text': text18,
  'shared-contracts/rules/manufacturability-text': text19,
  'shared-contracts/rules/provider-text': text20,
  'shared-contracts/rules/status-text': text21,
  'shared-contracts/rules/topic-text': text22,
  'shared-parts/addresses': text23,
  'shared-parts/estimates': text24,
  'shared-parts/files': text25,
  'shared-parts/forms': text26,
  'shared-parts/lists': text27,
  'shared-parts/measures': text28,
  'shared-parts/messages': text29,
  'shared-parts/orders': text30,
  'shared-parts/pages': text31,
  'shared-parts/passwords': text32,
  'shared-parts/quality': text33,
  'shared-parts/quotes': text34,
  'shared-parts/rfqs/finding-text': text35,
  'shared-parts/rfqs': text36,
  'shared-parts/statuses': text37,
  'shared-parts/suppliers': text38,
}

speak(() => dictionary)
