import { daysBetween } from '@kerf/shared-contracts/rules/calendar'
import { reminderDays } from '@kerf/shared-contracts/rules/supplier-requests'
import sql, { raw } from 'sql-template-tag'
import { SupplierCertificate } from '../../models/supplier-certificate.ts'
import { isOutlived } from '../../models/views/supplier-view.ts'
import { run } from '../../platform/db/prepared.ts'
import { transactAsSystem } from '../../platform/open-work.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SystemWork } from '../../platform/work.ts'
import { supplierCertificateEnding } from './events.ts'

const [early, late] = reminderDays

interface Ending {
  id: string
  supplierId: string
  supplierName: string
  name: string
  expiresOn: string
}

/**
 * One certificate whose expiry is due to be announced, locked; null if there is none. There is no reminder of one
 * replaced by a later one of the same name, nor of those of suppliers without access.
 */
async function lockEnding({ tx, today }: SystemWork): Promise<Ending | null> {
  const [ending] = await run<Ending>(
    tx,
    sql`select ending.id, ending.supplier_id as "supplierId", ending.name, ending.expires_on::text as "expiresOn",
        coalesce(profile.company_name, profile.account_name) as "supplierName"
      from supplier_certificates ending join supplier_profiles profile on profile.user_id = ending.supplier_id
      where ending.expires_on between ${today}::date and ${today}::date + ${early}::int
        and (ending.reminded_days is null
          or (ending.reminded_days > ${late}::int and ending.expires_on <= ${today}::date + ${late}::int))
        and not profile.is_deleted and profile.suspended_at is null
        and not ${raw(isOutlived)}
      order by ending.expires_on, ending.id limit 1 for update of ending skip locked`,
  )
  return ending ?? null
}

/**
 * Announces each certificate's expiry 30 days and 7 days ahead (docs/product/suppliers.md, 'Certificates'). Each is
 * marked in the transaction that queues its mails, so that it is announced once, whenever a process stops and however
 * many are running.
 */
export async function remindOfCertificates(platform: Platform, signal?: AbortSignal): Promise<void> {
  const remindOfOne = (work: SystemWork) => remind(work)
  while (!signal?.aborted && (await transactAsSystem(platform, remindOfOne))) {
    // Continue with the next one.
  }
}

async function remind(work: SystemWork): Promise<boolean> {
  const ending = await lockEnding(work)
  if (!ending) return false
  const { id, supplierId, supplierName, name, expiresOn } = ending
  const remindedDays = daysBetween(work.today, expiresOn) <= late ? late : early
  await SupplierCertificate.query(work.tx).findById(id).patch({ remindedDays })
  await work.happened(supplierCertificateEnding, { supplierId, supplierName, certificateId: id, name, expiresOn })
  return true
}
