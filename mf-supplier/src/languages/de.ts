// Made by `npm run generate`.
import { speak } from '@kerf/shared-contracts/words/words'
import { activityText as text8 } from '@kerf/shared-contracts/rules/activity-texts.de'
import { catalogText as text9 } from '@kerf/shared-contracts/rules/catalog-text.de'
import { estimateText as text10 } from '@kerf/shared-contracts/rules/estimate/estimate-text.de'
import { findingWords as text27 } from '@kerf/shared-parts/rfqs/finding-text.de.ts'
import { inputSentences as text7 } from '@kerf/shared-contracts/contracts/input-sentences.de'
import { manufacturabilityText as text11 } from '@kerf/shared-contracts/rules/manufacturability-text.de'
import { providerText as text12 } from '@kerf/shared-contracts/rules/provider-text.de'
import { statusText as text13 } from '@kerf/shared-contracts/rules/status-text.de'
import { text as text0 } from '../features/dashboard/text.de.ts'
import { text as text1 } from '../features/messages/text.de.ts'
import { text as text15 } from '@kerf/shared-parts/addresses/text.de.ts'
import { text as text16 } from '@kerf/shared-parts/estimates/text.de.ts'
import { text as text17 } from '@kerf/shared-parts/files/text.de.ts'
import { text as text18 } from '@kerf/shared-parts/forms/text.de.ts'
import { text as text19 } from '@kerf/shared-parts/lists/text.de.ts'
import { text as text2 } from '../features/profile/text.de.ts'
import { text as text20 } from '@kerf/shared-parts/measures/text.de.ts'
import { text as text21 } from '@kerf/shared-parts/messages/text.de.ts'
import { text as text22 } from '@kerf/shared-parts/orders/text.de.ts'
import { text as text23 } from '@kerf/shared-parts/pages/text.de.ts'
import { text as text24 } from '@kerf/shared-parts/passwords/text.de.ts'
import { text as text25 } from '@kerf/shared-parts/quality/text.de.ts'
import { text as text26 } from '@kerf/shared-parts/quotes/text.de.ts'
import { text as text28 } from '@kerf/shared-parts/rfqs/text.de.ts'
import { text as text29 } from '@kerf/shared-parts/statuses/text.de.ts'
import { text as text3 } from '../features/purchase-orders/text.de.ts'
import { text as text30 } from '@kerf/shared-parts/suppliers/text.de.ts'
import { text as text4 } from '../features/quotes/text.de.ts'
import { text as text5 } from '../features/requests/text.de.ts'
import { text as text6 } from '../features/shared/text.de.ts'
import { topicText as text14 } from '@kerf/shared-contracts/rules/topic-text.de'

const dictionary = {
  'mf-supplier/dashboard': text0,
  'mf-supplier/messages': text1,
  'mf-supplier/profile': text2,
  'mf-supplier/purchase-orders': text3,
  'mf-supplier/quotes': text4,
  'mf-supplier/requests': text5,
  'mf-supplier/shared': text6,
  'shared-contracts/contracts/input-sentences': text7,
  'shared-contracts/rules/activity-texts': text8,
  'shared-contracts/rules/catalog-text': text9,
  'shared-contracts/rules/estimate/estimate-text': text10,
  'shared-contracts/rules/manufacturability-text': text11,
  'shared-contracts/rules/provider-text': text12,
  'shared-contracts/rules/status-text': text13,
  'shared-contracts/rules/topic-text': text14,
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
  'shared-parts/rfqs/finding-text': text27,
  'shared-parts/rfqs': text28,
  'shared-parts/statuses': text29,
  'shared-parts/suppliers': text30,
}

speak(() => dictionary)
