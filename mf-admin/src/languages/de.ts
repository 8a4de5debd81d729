// Made by `npm run generate`.
import { speak } from '@kerf/shared-contracts/words/words'
import { activityText as text31 } from '@kerf/shared-contracts/rules/activity-texts.de'
import { catalogText as text32 } from '@kerf/shared-contracts/rules/catalog-text.de'
import { estimateText as text33 } from '@kerf/shared-contracts/rules/estimate/estimate-text.de'
import { findingWords as text50 } from '@kerf/shared-parts/rfqs/finding-text.de.ts'
import { inputSentences as text30 } from '@kerf/shared-contracts/contracts/input-sentences.de'
import { manufacturabilityText as text34 } from '@kerf/shared-contracts/rules/manufacturability-text.de'
import { providerText as text35 } from '@kerf/shared-contracts/rules/provider-text.de'
import { statusText as text36 } from '@kerf/shared-contracts/rules/status-text.de'
import { text as text0 } from '../features/accounts/text.de.ts'
import { text as text1 } from '../features/activity/text.de.ts'
import { text as text10 } from '../features/customers/story/text.de.ts'
import { text as text11 } from '../features/customers/text.de.ts'
import { text as text12 } from '../features/dashboard/text.de.ts'
import { text as text13 } from '../features/mails/text.de.ts'
import { text as text14 } from '../features/manual-creation/text.de.ts'
import { text as text15 } from '../features/messages/text.de.ts'
import { text as text16 } from '../features/modules/text.de.ts'
import { text as text17 } from '../features/production/text.de.ts'
import { text as text18 } from '../features/purchase-orders/text.de.ts'
import { text as text19 } from '../features/quality-checks/text.de.ts'
import { text as text2 } from '../features/companies/text.de.ts'
import { text as text20 } from '../features/reports/text.de.ts'
import { text as text21 } from '../features/settings/costs/text.de.ts'
import { text as text22 } from '../features/settings/text.de.ts'
import { text as text23 } from '../features/shared/attachments/text.de.ts'
import { text as text24 } from '../features/shared/identity/text.de.ts'
import { text as text25 } from '../features/shared/text.de.ts'
import { text as text26 } from '../features/supplier-management/text.de.ts'
import { text as text27 } from '../features/supplier-quotes/request/award/text.de.ts'
import { text as text28 } from '../features/supplier-quotes/request/text.de.ts'
import { text as text29 } from '../features/supplier-quotes/text.de.ts'
import { text as text3 } from '../features/create-quote/text.de.ts'
import { text as text38 } from '@kerf/shared-parts/addresses/text.de.ts'
import { text as text39 } from '@kerf/shared-parts/estimates/text.de.ts'
import { text as text4 } from '../features/customer-search/text.de.ts'
import { text as text40 } from '@kerf/shared-parts/files/text.de.ts'
import { text as text41 } from '@kerf/shared-parts/forms/text.de.ts'
import { text as text42 } from '@kerf/shared-parts/lists/text.de.ts'
import { text as text43 } from '@kerf/shared-parts/measures/text.de.ts'
import { text as text44 } from '@kerf/shared-parts/messages/text.de.ts'
import { text as text45 } from '@kerf/shared-parts/orders/text.de.ts'
import { text as text46 } from '@kerf/shared-parts/pages/text.de.ts'
import { text as text47 } from '@kerf/shared-parts/passwords/text.de.ts'
import { text as text48 } from '@kerf/shared-parts/quality/text.de.ts'
import { text as text49 } from '@kerf/shared-parts/quotes/text.de.ts'
import { text as text5 } from '../features/customers/accounts/text.de.ts'
import { text as text51 } from '@kerf/shared-parts/rfqs/text.de.ts'
import { text as text52 } from '@kerf/shared-parts/statuses/text.de.ts'
import { text as text53 } from '@kerf/shared-parts/suppliers/text.de.ts'
import { text as text6 } from '../features/customers/active-orders/characteristics/text.de.ts'
import { text as text7 } from '../features/customers/active-orders/text.de.ts'
import { text as text8 } from '../features/customers/archived-orders/text.de.ts'
import { text as text9 } from '../features/customers/rfqs/text.de.ts'
import { topicText as text37 } from '@kerf/shared-contracts/rules/topic-text.de'

const dictionary = {
  'mf-admin/accounts': text0,
  'mf-admin/activity': text1,
  'mf-admin/companies': text2,
  'mf-admin/create-quote': text3,
  'mf-admin/customer-search': text4,
  'mf-admin/customers/accounts': text5,
  'mf-admin/customers/active-orders/characteristics': text6,
  'mf-admin/customers/active-orders': text7,
  'mf-admin/customers/archived-orders': text8,
  'mf-admin/customers/rfqs': text9,
  'mf-admin/customers/story': text10,
  'mf-admin/customers': text11,
  'mf-admin/dashboard': text12,
  'mf-admin/mails': text13,
  'mf-admin/manual-creation': text14,
  'mf-admin/messages': text15,
  'mf-admin/modules': text16,
  'mf-admin/production': text17,
  'mf-admin/purchase-orders': text18,
  'mf-admin/quality-checks': text19,
  'mf-admin/reports': text20,
  'mf-admin/settings/costs': text21,
  'mf-admin/settings': text22,
  'mf-admin/shared/attachments': text23,
  'mf-admin/shared/identity': text24,
  'mf-admin/shared': text25,
  'mf-admin/supplier-management': text26,
  'mf-admin/supplier-quotes/request/award': text27,
  'mf-admin/supplier-quotes/request': text28,
  'mf-admin/supplier-quotes': text29,
  'shared-contracts/contracts/input-sentences': text30,
  'shared-contracts/rules/activity-texts': text31,
  'shared-contracts/rules/catalog-text': text32,
  'shared-contracts/rules/estimate/estimate-text': text33,
  'shared-contracts/rules/manufacturability-text': text34,
  'shared-contracts/rules/provider-text': text35,
  'shared-contracts/rules/status-text': text36,
  'shared-contracts/rules/topic-text': text37,
  'shared-parts/addresses': text38,
  'shared-parts/estimates': text39,
  'shared-parts/files': text40,
  'shared-parts/forms': text41,
  'shared-parts/lists': text42,
  'shared-parts/measures': text43,
  'shared-parts/messages': text44,
  'shared-parts/orders': text45,
  'shared-parts/pages': text46,
  'shared-parts/passwords': text47,
  'shared-parts/quality': text48,
  'shared-parts/quotes': text49,
  'shared-parts/rfqs/finding-text': text50,
  'shared-parts/rfqs': text51,
  'shared-parts/statuses': text52,
  'shared-parts/suppliers': text53,
}

speak(() => dictionary)
