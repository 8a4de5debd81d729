import type { assignCustomerNumber } from '@kerf/shared-contracts/contracts/companies'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { Company } from '../../models/company.ts'
import { CustomerNumberAssignment } from '../../models/customer-number-assignment.ts'
import { countOnFrom } from '../../models/numbers.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import { lockCompany } from '../company-members/membership-service.ts'
import { companiesMerged, customerNumberAssigned } from './events.ts'

type Assignment = z.output<(typeof assignCustomerNumber)['body']>

/** The company that now has a customer number. */
export async function holderOf(tx: Knex, customerNumber: string): Promise<Company | undefined> {
  return Company.query(tx).findOne({ customerNumber })
}

/**
 * Gives a company a customer number or changes it; the previous one stays in its history.
 * @throws Problem `company.not_found`, `write.stale`; `company.number_taken`, which names who has it
 */
export async function assign(work: Work, id: string, { customerNumber, basedOn }: Assignment): Promise<void> {
  const company = await lockCompany(work.tx, id)
  await assertNotStale(work, {
    basedOn,
    present: { customerNumber: company.customerNumber },
    wanted: { customerNumber },
    changedBy: { object: { type: 'company', id }, actions: [customerNumberAssigned.name, companiesMerged.name] },
  })
  if (company.customerNumber === customerNumber) return
  await lockFreeNumber(work.tx, customerNumber, [])
  const from = company.customerNumber
  await release(work, company)
  await hold(work, company, customerNumber)
  await work.happened(customerNumberAssigned, { company: { id, name: company.name, customerNumber }, from })
}

/**
 * Makes sure that no other company has a number or is being given it. The rows of the companies must be locked already.
 * @param exceptIds companies that may have it, as they are about to lose it
 * @throws Problem `company.number_taken`
 */
export async function lockFreeNumber(
  tx: Knex.Transaction,
  customerNumber: string,
  exceptIds: readonly string[],
): Promise<void> {
  // Waits for a company being given it at this moment, so that the refusal can name it.
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`customer number ${customerNumber}`])
  const holder = await holderOf(tx, customerNumber)
  if (!holder || exceptIds.includes(holder.id)) return
  const message = inputText.numberAssigned(holder.name)
  throw problem('company.number_taken', { message, fields: { customerNumber: message } })
}

/** Takes a company's number away; it stays in the history, even if it was given before there was a history. */
export async function release({ tx, now }: Work, company: Locked<Company>): Promise<void> {
  const { id: companyId, customerNumber, createdAt } = company
  if (customerNumber === null) return
  const held = { companyId, customerNumber }
  const released = await CustomerNumberAssignment.query(tx)
    .where(held)
    .whereNull('releasedAt')
    .patch({ releasedAt: now })
  if (released === 0) {
    await CustomerNumberAssignment.query(tx).insert({ ...held, assignedAt: createdAt, releasedAt: now })
  }
  await company.$query(tx).patch({ customerNumber: null, updatedAt: now })
}

/** Gives a company without a number a free one, which is locked. */
export async function hold({ tx, now, actor }: Work, company: Locked<Company>, customerNumber: string): Promise<void> {
  const { id: companyId } = company
  await company.$query(tx).patch({ customerNumber, updatedAt: now })
  await CustomerNumberAssignment.query(tx).insert({ companyId, customerNumber, assignedAt: now, assignedBy: actor.id })
  await countOnFrom(tx, customerNumber)
}
