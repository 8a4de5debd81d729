// Made by `npm run generate`.
import { activityText as text26 } from '@kerf/shared-contracts/rules/activity-texts.ja'
import { catalogText as text27 } from '@kerf/shared-contracts/rules/catalog-text.ja'
import { deletedName as text0 } from '../features/account-deletion/text.ja.ts'
import { errorMessages as text21 } from '../platform/error-messages.ja.ts'
import { estimateText as text28 } from '@kerf/shared-contracts/rules/estimate/estimate-text.ja'
import { inputSentences as text25 } from '@kerf/shared-contracts/contracts/input-sentences.ja'
import { inputText as text23 } from '../platform/input-text.ja.ts'
import { manufacturabilityText as text29 } from '@kerf/shared-contracts/rules/manufacturability-text.ja'
import { providerText as text30 } from '@kerf/shared-contracts/rules/provider-text.ja'
import { statusText as text31 } from '@kerf/shared-contracts/rules/status-text.ja'
import { text as text1 } from '../features/activity/csv-text.ja.ts'
import { text as text10 } from '../features/notifications/text.ja.ts'
import { text as text11 } from '../features/orders/csv-text.ja.ts'
import { text as text12 } from '../features/own-data/text.ja.ts'
import { text as text13 } from '../features/profile/text.ja.ts'
import { text as text14 } from '../features/quotes/csv-text.ja.ts'
import { text as text15 } from '../features/reports/csv-text.ja.ts'
import { text as text16 } from '../features/rfqs/csv-text.ja.ts'
import { text as text17 } from '../features/supplier-invitations/text.ja.ts'
import { text as text18 } from '../platform/auth/text.ja.ts'
import { text as text19 } from '../platform/csv-text.ja.ts'
import { text as text2 } from '../features/auth/text.ja.ts'
import { text as text20 } from '../platform/documents/text.ja.ts'
import { text as text22 } from '../platform/http/text.ja.ts'
import { text as text24 } from '../platform/storage/text.ja.ts'
import { text as text3 } from '../features/companies/csv-text.ja.ts'
import { text as text4 } from '../features/company-members/text.ja.ts'
import { text as text5 } from '../features/estimates/text.ja.ts'
import { text as text6 } from '../features/geometry/text.ja.ts'
import { text as text7 } from '../features/messages/csv-text.ja.ts'
import { text as text8 } from '../features/notifications/account-text.ja.ts'
import { text as text9 } from '../features/notifications/supplier-text.ja.ts'
import { topicText as text32 } from '@kerf/shared-contracts/rules/topic-text.ja'

export const dictionary = {
  'api/account-deletion': text0,
  'api/activity/csv-text': text1,
  'api/auth': text2,
  'api/companies/csv-text': text3,
  'api/company-members': text4,
  'api/estimates': text5,
  'api/geometry': text6,
  'api/messages/csv-text': text7,
  'api/notifications/account-text': text8,
  'api/notifications/supplier-text': text9,
  'api/notifications': text10,
  'api/orders/csv-text': text11,
  'api/own-data': text12,
  'api/profile': text13,
  'api/quotes/csv-text': text14,
  'api/reports/csv-text': text15,
  'api/rfqs/csv-text': text16,
  'api/supplier-invitations': text17,
  'api/platform/auth': text18,
  'api/platform/csv-text': text19,
  'api/platform/documents': text20,
  'api/platform/error-messages': text21,
  'api/platform/http': text22,
  'api/platform/input-text': text23,
  'api/platform/storage': text24,
  'shared-contracts/contracts/input-sentences': text25,
  'shared-contracts/rules/activity-texts': text26,
  'shared-contracts/rules/catalog-text': text27,
  'shared-contracts/rules/estimate/estimate-text': text28,
  'shared-contracts/rules/manufacturability-text': text29,
  'shared-contracts/rules/provider-text': text30,
  'shared-contracts/rules/status-text': text31,
  'shared-contracts/rules/topic-text': text32,
}
