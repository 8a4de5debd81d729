import type { FailedMail } from '@kerf/shared-contracts/contracts/mail'
import type { FailedMailView } from '../../models/views/failed-mail-view.ts'

export function presentFailedMail(mail: FailedMailView): FailedMail {
  const { id, purpose, recipient, subject, outcome, reason, tries, failedAt, retriedAt } = mail
  return { id, purpose, recipient, subject, outcome, reason, tries, failedAt, retriedAt }
}
