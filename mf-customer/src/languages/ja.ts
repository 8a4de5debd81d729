// Made by `npm run generate`.
import { speak } from '@kerf/shared-contracts/words/words'
import { activityText as text17 } from '@kerf/shared-contracts/rules/activity-texts.ja'
import { catalogText as text18 } from '@kerf/shared-contracts/rules/catalog-text.ja'
import { estimateText as text19 } from '@kerf/shared-contracts/rules/estimate/estimate-text.ja'
import { findingWords as text36 } from '@kerf/shared-parts/rfqs/finding-text.ja.ts'
import { inputSentences as text16 } from '@kerf/shared-contracts/contracts/input-sentences.ja'
import { manufacturabilityText as text20 } from '@kerf/shared-contracts/rules/manufacturability-text.ja'
import { providerText as text21 } from '@kerf/shared-contracts/rules/provider-text.ja'
import { statusText as text22 } from '@kerf/shared-contracts/rules/status-text.ja'
import { text as text0 } from '../features/about-rfqs/text.ja.ts'
import { text as text1 } from '../features/dashboard/text.ja.ts'
import { text as text10 } from '../features/rfqs/withdrawal/text.ja.ts'
import { text as text11 } from '../features/shared/text.ja.ts'
import { text as text12 } from '../features/submit-rfq/findings/text.ja.ts'
import { text as text13 } from '../features/submit-rfq/parts/help/text.ja.ts'
import { text as text14 } from '../features/submit-rfq/parts/table/text.ja.ts'
import { text as text15 } from '../features/submit-rfq/text.ja.ts'
import { text as text2 } from '../features/history/text.ja.ts'
import { text as text24 } from '@kerf/shared-parts/addresses/text.ja.ts'
import { text as text25 } from '@kerf/shared-parts/estimates/text.ja.ts'
import { text as text26 } from '@kerf/shared-parts/files/text.ja.ts'
import { text as text27 } from '@kerf/shared-parts/forms/text.ja.ts'
import { text as text28 } from '@kerf/shared-parts/lists/text.ja.ts'
import { text as text29 } from '@kerf/shared-parts/measures/text.ja.ts'
import { text as text3 } from '../features/messages/text.ja.ts'
import { text as text30 } from '@kerf/shared-parts/messages/text.ja.ts'
import { text as text31 } from '@kerf/shared-parts/orders/text.ja.ts'
import { text as text32 } from '@kerf/shared-parts/pages/text.ja.ts'
import { text as text33 } from '@kerf/shared-parts/passwords/text.ja.ts'
import { text as text34 } from '@kerf/shared-parts/quality/text.ja.ts'
import { text as text35 } from '@kerf/shared-parts/quotes/text.ja.ts'
import { text as text37 } from '@kerf/shared-parts/rfqs/text.ja.ts'
import { text as text38 } from '@kerf/shared-parts/statuses/text.ja.ts'
import { text as text39 } from '@kerf/shared-parts/suppliers/text.ja.ts'
import { text as text4 } from '../features/orders/list/text.ja.ts'
import { text as text5 } from '../features/orders/print/text.ja.ts'
import { text as text6 } from '../features/orders/text.ja.ts'
import { text as text7 } from '../features/quotes/text.ja.ts'
import { text as text8 } from '../features/rfqs/details/text.ja.ts'
import { text as text9 } from '../features/rfqs/list/text.ja.ts'
import { topicText as text23 } from '@kerf/shared-contracts/rules/topic-text.ja'

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
  'mf-customer/submit-rfq/parts/help': text13,
  'mf-customer/submit-rfq/parts/table': text14,
  'mf-customer/submit-rfq': text15,
  'shared-contracts/contracts/input-sentences': text16,
  'shared-contracts/rules/activity-texts': text17,
  'shared-contracts/rules/catalog-text': text18,
  'shared-contracts/rules/estimate/estimate-text': text19,
  'shared-contracts/rules/manufacturability-text': text20,
  'shared-contracts/rules/provider-text': text21,
  'shared-contracts/rules/status-text': text22,
  'shared-contracts/rules/topic-text': text23,
  'shared-parts/addresses': text24,
  'shared-parts/estimates': text25,
  'shared-parts/files': text26,
  'shared-parts/forms': text27,
  'shared-parts/lists': text28,
  'shared-parts/measures': text29,
  'shared-parts/messages': text30,
  'shared-parts/orders': text31,
  'shared-parts/pages': text32,
  'shared-parts/passwords': text33,
  'shared-parts/quality': text34,
  'shared-parts/quotes': text35,
  'shared-parts/rfqs/finding-text': text36,
  'shared-parts/rfqs': text37,
  'shared-parts/statuses': text38,
  'shared-parts/suppliers': text39,
}

speak(() => dictionary)
