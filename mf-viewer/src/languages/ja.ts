// Made by `npm run generate`.
import { speak } from '@kerf/shared-contracts/words/words'
import { activityText as text2 } from '@kerf/shared-contracts/rules/activity-texts.ja'
import { catalogText as text3 } from '@kerf/shared-contracts/rules/catalog-text.ja'
import { estimateText as text4 } from '@kerf/shared-contracts/rules/estimate/estimate-text.ja'
import { findingWords as text21 } from '@kerf/shared-parts/rfqs/finding-text.ja.ts'
import { inputSentences as text1 } from '@kerf/shared-contracts/contracts/input-sentences.ja'
import { manufacturabilityText as text5 } from '@kerf/shared-contracts/rules/manufacturability-text.ja'
import { providerText as text6 } from '@kerf/shared-contracts/rules/provider-text.ja'
import { statusText as text7 } from '@kerf/shared-contracts/rules/status-text.ja'
import { text as text0 } from '../features/viewer/text.ja.ts'
import { text as text10 } from '@kerf/shared-parts/estimates/text.ja.ts'
import { text as text11 } from '@kerf/shared-parts/files/text.ja.ts'
import { text as text12 } from '@kerf/shared-parts/forms/text.ja.ts'
import { text as text13 } from '@kerf/shared-parts/lists/text.ja.ts'
import { text as text14 } from '@kerf/shared-parts/measures/text.ja.ts'
import { text as text15 } from '@kerf/shared-parts/messages/text.ja.ts'
import { text as text16 } from '@kerf/shared-parts/orders/text.ja.ts'
import { text as text17 } from '@kerf/shared-parts/pages/text.ja.ts'
import { text as text18 } from '@kerf/shared-parts/passwords/text.ja.ts'
import { text as text19 } from '@kerf/shared-parts/quality/text.ja.ts'
import { text as text20 } from '@kerf/shared-parts/quotes/text.ja.ts'
import { text as text22 } from '@kerf/shared-parts/rfqs/text.ja.ts'
import { text as text23 } from '@kerf/shared-parts/statuses/text.ja.ts'
import { text as text24 } from '@kerf/shared-parts/suppliers/text.ja.ts'
import { text as text9 } from '@kerf/shared-parts/addresses/text.ja.ts'
import { topicText as text8 } from '@kerf/shared-contracts/rules/topic-text.ja'

const dictionary = {
  'mf-viewer/viewer': text0,
  'shared-contracts/contracts/input-sentences': text1,
  'shared-contracts/rules/activity-texts': text2,
  'shared-contracts/rules/catalog-text': text3,
  'shared-contracts/rules/estimate/estimate-text': text4,
  'shared-contracts/rules/manufacturability-text': text5,
  'shared-contracts/rules/provider-text': text6,
  'shared-contracts/rules/status-text': text7,
  'shared-contracts/rules/topic-text': text8,
  'shared-parts/addresses': text9,
  'shared-parts/estimates': text10,
  'shared-parts/files': text11,
  'shared-parts/forms': text12,
  'shared-parts/lists': text13,
  'shared-parts/measures': text14,
  'shared-parts/messages': text15,
  'shared-parts/orders': text16,
  'shared-parts/pages': text17,
  'shared-parts/passwords': text18,
  'shared-parts/quality': text19,
  'shared-parts/quotes': text20,
  'shared-parts/rfqs/finding-text': text21,
  'shared-parts/rfqs': text22,
  'shared-parts/statuses': text23,
  'shared-parts/suppliers': text24,
}

speak(() => dictionary)
