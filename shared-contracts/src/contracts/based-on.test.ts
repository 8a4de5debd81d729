import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './registry.ts'

const changesNothingShown = 'It changes nothing that a form shows.'
const creates = 'It creates something and replaces nothing.'
const lifecycle = 'It is one step of a lifecycle, which refuses it once somebody else has taken it.'
const oneSwitch = 'It is a single switch, set directly to the named value.'
const secret = 'It is about a password, a code or a session: what counts is that the secret is right.'
const takesAway = 'It removes an object by id; no typed input can be lost.'

/** Writing calls that need not say what they are based on, and why. */
const needsNoBase: Record<string, string> = {
  reportModuleFailure: creates,
  beginPublication: creates,
  finishPublication: creates,
  pinModule: changesNothingShown,
  createPublishToken: creates,
  revokePublishToken: takesAway,
  login: secret,
  register: creates,
  resetAdminCreatedPassword: secret,
  verifyEmail: secret,
  resendVerification: secret,
  forgotPassword: secret,
  resetPassword: secret,
  logout: secret,
  requestEmailChange: secret,
  confirmEmailChange: secret,
  cancelEmailChange: takesAway,
  changePassword: secret,
  signOutDevice: takesAway,
  signOutOtherDevices: takesAway,
  chooseNotification: oneSwitch,
  chooseLanguage: oneSwitch,
  chooseMailRhythm: oneSwitch,
  readNotification: changesNothingShown,
  readAllNotifications: 'It names up to when the reader has seen what it marks.',
  openUnsubscription: changesNothingShown,
  changeUnsubscription: oneSwitch,
  unsubscribeAtOnce: oneSwitch,
  deleteOwnAccount: takesAway,
  deleteUser: takesAway,
  removeMember: takesAway,
  removeCompanyAddress: takesAway,
  removeKeptAddress: takesAway,
  inviteColleague: creates,
  resendInvitation: changesNothingShown,
  retryFailedMail: changesNothingShown,
  withdrawInvitation: takesAway,
  openInvitation: changesNothingShown,
  acceptInvitation: lifecycle,
  declineInvitation: lifecycle,
  createAdmin: creates,
  endAccountSessions: takesAway,
  previewQuote: changesNothingShown,
  uploadFiles: creates,
  sendEarlyFile: creates,
  linkEarlyFile: creates,
  removeEarlyFile: takesAway,
  createRfq: creates,
  withdrawRfq: lifecycle,
  respondToQuote: 'It names the answered revision as `revision`, and is refused with `quote.revised`.',
  uploadPurchaseOrder: lifecycle,
  requestFreshQuote: lifecycle,
  reorder: creates,
  sendMessage: creates,
  markConversationRead: changesNothingShown,
  changeMessage: 'Only its author changes a message, and for five minutes.',
  deleteMessage: takesAway,
  uploadQualityCheckFiles: creates,
  deleteQualityCheckFile: takesAway,
  createManualQuote: creates,
  createSalesOrder: lifecycle,
  reopenOrder: lifecycle,
  createManualOrder: creates,
  createCustomer: creates,
  createCompany: creates,
  saveFilter: 'It creates something; it replaces only what the user was asked about, under the same name.',
  deleteSavedFilter: takesAway,
  uploadAdminFiles: creates,
  createSupplierRequest: creates,
  askMoreSuppliers: creates,
  addPurchaseOrderDocuments: creates,
  inviteSupplier: creates,
  resendSupplierInvitation: changesNothingShown,
  withdrawSupplierInvitation: takesAway,
  openSupplierInvitation: changesNothingShown,
  acceptSupplierInvitation: lifecycle,
  declineSupplierInvitation: lifecycle,
  uploadSupplierCertificate: creates,
  deleteSupplierCertificate: takesAway,
  markRequestViewed: changesNothingShown,
  declineRequest: lifecycle,
  acknowledgePurchaseOrder: lifecycle,
  reportProgress: creates,
  uploadPurchaseOrderDocuments: creates,
  removeLogo: takesAway,
}

const writing = endpoints.filter(({ declaration: { method } }) => method !== 'get')

/** In its body, or in the query of a call that has none. */
function takesBase({ body, query }: { body?: z.ZodType | undefined; query?: z.ZodType | undefined }): boolean {
  return [body, query].some((sent) => sent instanceof z.ZodObject && 'basedOn' in sent.shape)
}

test('every call that changes what a form shows takes a based-on value, or is listed with the reason', () => {
  const without = writing.filter(({ declaration }) => !takesBase(declaration)).map(({ name }) => name)
  expect(without.sort()).toEqual(Object.keys(needsNoBase).sort())
})

test('a call may be refused as stale if and only if it takes a based-on value', () => {
  const wrong = endpoints.filter(
    ({ declaration }) => takesBase(declaration) !== (declaration.errors ?? []).includes('write.stale'),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('the based-on value is optional', () => {
  const required = writing.filter(
    ({ declaration: { body } }) =>
      body instanceof z.ZodObject && takesBase({ body }) && !body.shape.basedOn?.safeParse(undefined).success,
  )
  expect(required.map(({ name }) => name)).toEqual([])
})
