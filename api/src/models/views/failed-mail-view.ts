import type { listFailedMails } from '@kerf/shared-contracts/contracts/mail'
import type { z } from 'zod'
import { columns, instants, jsonObject } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { FailedMail } from '../failed-mail.ts'

const ownColumns = [...(['id', 'purpose', 'recipient', 'subject', 'outcome', 'reason', 'tries'] as const)]

/** A mail that could not be delivered, as admins see it. */
export type FailedMailView = Pick<FailedMail, (typeof ownColumns)[number]> & {
  failedAt: string
  retriedAt: string | null
}

export const failedMailShape: ListShape<FailedMailView, z.output<(typeof listFailedMails)['query']>['sort']> = {
  table: 'failed_mails',
  row: jsonObject({ ...columns('failed_mails', ownColumns), ...instants('failed_mails', ['failedAt', 'retriedAt']) }),
  sorts: {
    'date-desc': { column: 'failed_mails.failed_at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'failed_mails.failed_at', type: 'timestamptz', direction: 'asc' },
  },
}
