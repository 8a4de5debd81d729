// Made by `npm run generate`.
import { speak } from '@kerf/shared-contracts/words/words'
import { activityText as text18 } from '@kerf/shared-contracts/rules/activity-texts.de'
import { catalogText as text19 } from '@kerf/shared-contracts/rules/catalog-text.de'
import { companyRoles as text10 } from '../features/shared/company-roles.de.ts'
import { estimateText as text20 } from '@kerf/shared-contracts/rules/estimate/estimate-text.de'
import { findingWords as text37 } from '@kerf/shared-parts/rfqs/finding-text.de.ts'
import { inputSentences as text17 } from '@kerf/shared-contracts/contracts/input-sentences.de'
import { manufacturabilityText as text21 } from '@kerf/shared-contracts/rules/manufacturability-text.de'
import { marketingText as text11 } from '../features/shared/marketing-text.de.ts'
import { providerText as text22 } from '@kerf/shared-contracts/rules/provider-text.de'
import { statusText as text23 } from '@kerf/shared-contracts/rules/status-text.de'
import { text as text0 } from '../features/company/text.de.ts'
import { text as text1 } from '../features/forgot-password/text.de.ts'
import { text as text12 } from '../features/shared/text.de.ts'
import { text as text13 } from '../features/sign-in/text.de.ts'
import { text as text14 } from '../features/supplier-invitation/text.de.ts'
import { text as text15 } from '../features/unsubscribe/text.de.ts'
import { text as text16 } from '../features/verify-email/text.de.ts'
import { text as text2 } from '../features/invitation/text.de.ts'
import { text as text25 } from '@kerf/shared-parts/addresses/text.de.ts'
import { text as text26 } from '@kerf/shared-parts/estimates/text.de.ts'
import { text as text27 } from '@kerf/shared-parts/files/text.de.ts'
import { text as text28 } from '@kerf/shared-parts/forms/text.de.ts'
import { text as text29 } from '@kerf/shared-parts/lists/text.de.ts'
import { text as text3 } from '../features/notifications/text.de.ts'
import { text as text30 } from '@kerf/shared-parts/measures/text.de.ts'
import { text as text31 } from '@kerf/shared-parts/messages/text.de.ts'
import { text as text32 } from '@kerf/shared-parts/orders/text.de.ts'
import { text as text33 } from '@kerf/shared-parts/pages/text.de.ts'
import { text as text34 } from '@kerf/shared-parts/passwords/text.de.ts'
import { text as text35 } from '@kerf/shared-parts/quality/text.de.ts'
import { text as text36 } from '@kerf/shared-parts/quotes/text.de.ts'
import { text as text38 } from '@kerf/shared-parts/rfqs/text.de.ts'
import { text as text39 } from '@kerf/shared-parts/statuses/text.de.ts'
import { text as text4 } from '../features/profile/account/text.de.ts'
import { text as text40 } from '@kerf/shared-parts/suppliers/text.de.ts'
import { text as text5 } from '../features/profile/data/text.de.ts'
import { text as text6 } from '../features/profile/notifications/text.de.ts'
import { text as text7 } from '../features/profile/security/text.de.ts'
import { text as text8 } from '../features/profile/text.de.ts'
import { text as text9 } from '../features/reset-password/text.de.ts'
import { topicText as text24 } from '@kerf/shared-contracts/rules/topic-text.de'

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
  'mf-auth/shared/company-roles': text10,
  'mf-auth/shared/marketing-text': text11,
  'mf-auth/shared': text12,
  'mf-auth/sign-in': text13,
  'mf-auth/supplier-invitation': text14,
  'mf-auth/unsubscribe': text15,
  'mf-auth/verify-email': text16,
  'shared-contracts/contracts/input-sentences': text17,
  'shared-contracts/rules/activity-texts': text18,
  'shared-contracts/rules/catalog-text': text19,
  'shared-contracts/rules/estimate/estimate-text': text20,
  'shared-contracts/rules/manufacturability-text': text21,
  'shared-contracts/rules/provider-text': text22,
  'shared-contracts/rules/status-text': text23,
  'shared-contracts/rules/topic-text': text24,
  'shared-parts/addresses': text25,
  'shared-parts/estimates': text26,
  'shared-parts/files': text27,
  'shared-parts/forms': text28,
  'shared-parts/lists': text29,
  'shared-parts/measures': text30,
  'shared-parts/messages': text31,
  'shared-parts/orders': text32,
  'shared-parts/pages': text33,
  'shared-parts/passwords': text34,
  'shared-parts/quality': text35,
  'shared-parts/quotes': text36,
  'shared-parts/rfqs/finding-text': text37,
  'shared-parts/rfqs': text38,
  'shared-parts/statuses': text39,
  'shared-parts/suppliers': text40,
}

speak(() => dictionary)
