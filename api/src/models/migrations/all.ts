import type { Knex } from 'knex'
import * as people from './0001-people.ts'
import * as requests from './0002-requests.ts'
import * as orders from './0003-orders.ts'
import * as messagesAndSuppliers from './0004-messages-and-suppliers.ts'
import * as platform from './0005-platform.ts'
import * as secrets from './0006-secrets.ts'
import * as accounts from './0007-accounts.ts'
import * as conversations from './0008-conversations.ts'
import * as oneWayOfWriting from './0009-one-way-of-writing.ts'
import * as lists from './0010-lists.ts'
import * as purchaseOrderKeys from './0011-purchase-order-keys.ts'
import * as fileKindsAndFailedMails from './0013-file-kinds-and-failed-mails.ts'
import * as companies from './0017-companies.ts'
import * as spending from './0018-spending.ts'
import * as activity from './0019-activity.ts'
import * as workQueue from './0020-work-queue.ts'
import * as providerSettings from './0021-provider-settings.ts'
import * as invoices from './0022-invoices.ts'
import * as find from './0023-find.ts'
import * as shortWords from './0024-short-words.ts'
import * as suppliers from './0025-suppliers.ts'
import * as charges from './0026-charges.ts'
import * as delivery from './0026-delivery.ts'
import * as dueDates from './0026-due-dates.ts'
import * as certificateReminders from './0027-certificate-reminders.ts'
import * as sameWords from './0028-same-words.ts'
import * as supplierConversations from './0029-supplier-conversations.ts'
import * as messageChanges from './0030-message-changes.ts'
import * as messageNotices from './0031-message-notices.ts'
import * as notifications from './0032-notifications.ts'
import * as messageReferences from './0033-message-references.ts'
import * as receivedMails from './0033-received-mails.ts'
import * as threads from './0033-threads.ts'
import * as moduleReleases from './0034-module-releases.ts'
import * as awardsAndLapsing from './0035-awards-and-lapsing.ts'
import * as pictures from './0037-pictures.ts'
import * as sameMarks from './0038-same-marks.ts'
import * as correctedReceipts from './0040-corrected-receipts.ts'
import * as fileFacts from './0042-file-facts.ts'
import * as costTables from './0043-cost-tables.ts'
import * as earlyFiles from './0044-early-files.ts'
import * as quoteEstimates from './0045-quote-estimates.ts'
import * as stepsOfPurchaseOrders from './0046-steps-of-purchase-orders.ts'
import * as production from './0047-production.ts'
import * as earlyFilesChecked from './0048-early-files-checked.ts'
import * as characteristics from './0048-quality-characteristics.ts'
import * as rfqDrafts from './0049-rfq-drafts.ts'
import * as requestFindings from './0050-request-findings.ts'
import * as copiedFiles from './0051-copied-files.ts'
import * as shortWordsOfMessages from './0052-short-words-of-messages.ts'
import * as reportResults from './0053-report-results.ts'
import * as dueDatesOfManualOrders from './0054-due-dates-of-manual-orders.ts'
import * as listedSupplierInvitations from './0055-listed-supplier-invitations.ts'
import * as languagesOfUsers from './0056-languages-of-users.ts'
import * as withdrawnRfqs from './0057-withdrawn-rfqs.ts'
import * as confirmedDestinations from './0058-confirmed-destinations.ts'

export interface Migration {
  up(knex: Knex): Promise<void>
}

/**
 * Every migration by the name under which databases remember it, in order. A released one is never edited, renamed or
 * removed; a change of the schema is a new file and a new line at the end. A new file takes the next free number; order
 * and name are what counts, as branches that were merged gave some numbers twice.
 */
export const migrations: ReadonlyMap<string, Migration> = new Map([
  ['0001-people', people],
  ['0002-requests', requests],
  ['0003-orders', orders],
  ['0004-messages-and-suppliers', messagesAndSuppliers],
  ['0005-platform', platform],
  ['0006-secrets', secrets],
  ['0007-accounts', accounts],
  ['0008-conversations', conversations],
  ['0009-one-way-of-writing', oneWayOfWriting],
  ['0010-lists', lists],
  ['0011-purchase-order-keys', purchaseOrderKeys],
  ['0013-file-kinds-and-failed-mails', fileKindsAndFailedMails],
  ['0017-companies', companies],
  ['0018-spending', spending],
  ['0021-provider-settings', providerSettings],
  ['0022-invoices', invoices],
  ['0024-short-words', shortWords],
  ['0019-activity', activity],
  ['0020-work-queue', workQueue],
  // Its indexes are made with a function of 0024.
  ['0023-find', find],
  ['0025-suppliers', suppliers],
  ['0026-delivery', delivery],
  ['0026-charges', charges],
  ['0026-due-dates', dueDates],
  ['0027-certificate-reminders', certificateReminders],
  ['0028-same-words', sameWords],
  ['0029-supplier-conversations', supplierConversations],
  ['0030-message-changes', messageChanges],
  ['0031-message-notices', messageNotices],
  ['0032-notifications', notifications],
  ['0033-threads', threads],
  ['0033-message-references', messageReferences],
  ['0033-received-mails', receivedMails],
  ['0035-awards-and-lapsing', awardsAndLapsing],
  ['0037-pictures', pictures],
  ['0038-same-marks', sameMarks],
  ['0034-module-releases', moduleReleases],
  ['0040-corrected-receipts', correctedReceipts],
  ['0042-file-facts', fileFacts],
  ['0043-cost-tables', costTables],
  ['0047-production', production],
  ['0044-early-files', earlyFiles],
  ['0045-quote-estimates', quoteEstimates],
  ['0046-steps-of-purchase-orders', stepsOfPurchaseOrders],
  ['0048-early-files-checked', earlyFilesChecked],
  ['0048-quality-characteristics', characteristics],
  ['0049-rfq-drafts', rfqDrafts],
  ['0050-request-findings', requestFindings],
  ['0051-copied-files', copiedFiles],
  ['0052-short-words-of-messages', shortWordsOfMessages],
  ['0053-report-results', reportResults],
  ['0054-due-dates-of-manual-orders', dueDatesOfManualOrders],
  ['0055-listed-supplier-invitations', listedSupplierInvitations],
  ['0056-languages-of-users', languagesOfUsers],
  ['0057-withdrawn-rfqs', withdrawnRfqs],
  ['0058-confirmed-destinations', confirmedDestinations],
])
