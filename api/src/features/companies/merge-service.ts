import { isDeepStrictEqual } from 'node:util'
import type { mergeCompanies, SeenCompany } from '@kerf/shared-contracts/contracts/companies'
import type { z } from 'zod'
import { Company } from '../../models/company.ts'
import { CompanyAddress } from '../../models/company-address.ts'
import { CustomerNumberAssignment } from '../../models/customer-number-assignment.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import { lockCompaniesToMerge, moveMembers } from '../company-members/merging-service.ts'
import { companiesMerged, companyChanged, customerNumberAssigned } from './events.ts'
import { hold, lockFreeNumber, release } from './number-service.ts'

type Merge = z.output<(typeof mergeCompanies)['body']>

/**
 * Merges companies into a primary one, which gets their people, everything these made, their addresses and the history
 * of their numbers. They stay as redirects to it (docs/product/companies.md, 'Merging companies').
 * @throws Problem `company.merge_into_itself`, `company.not_found`, `write.stale`, `company.number_taken`
 */
export async function merge(work: Work, request: Merge): Promise<void> {
  const { primaryCompanyId, companyName: name } = request
  const mergedIds = [...new Set(request.companyIdsToMerge)]
  if (mergedIds.includes(primaryCompanyId)) throw problem('company.merge_into_itself')
  const companies = await lockCompaniesToMerge(work.tx, [primaryCompanyId, ...mergedIds])
  const primary = companies.get(primaryCompanyId)
  const merged = mergedIds.flatMap((id) => companies.get(id) ?? [])
  if (!primary || merged.length < mergedIds.length) throw problem('company.not_found')
  await assertAsSeen(work, companies, request.basedOn?.companies)

  const had = merged.map(seenOf)
  const customerNumber = request.customerNumber ?? numberOf([primary, ...merged])
  if (customerNumber !== null) await lockFreeNumber(work.tx, customerNumber, [primaryCompanyId, ...mergedIds])

  const userIds = await moveMembers(work, mergedIds, primaryCompanyId)
  for (const company of merged) await keepAddress(work, company, primaryCompanyId)
  for (const company of merged) await release(work, company)
  await redirect(work, mergedIds, primaryCompanyId)
  if (customerNumber !== null && primary.customerNumber !== customerNumber) {
    await release(work, primary)
    await hold(work, primary, customerNumber)
  }
  await primary.$query(work.tx).patch({ name, updatedAt: work.now })
  await work.happened(companiesMerged, {
    company: { id: primaryCompanyId, name, customerNumber },
    merged: had,
    userIds,
  })
}

/** What a merge shows of a company. */
const seenOf = ({ id, name, customerNumber }: Company): SeenCompany => ({ id, name, customerNumber })

/** @throws Problem `write.stale` if one of the companies, which are locked, has another name or number than was seen */
async function assertAsSeen(
  work: Work,
  companies: ReadonlyMap<string, Company>,
  seen: SeenCompany[] | undefined,
): Promise<void> {
  if (!seen) return
  const present = seen.map((one) => {
    const company = companies.get(one.id)
    return company ? seenOf(company) : one
  })
  const changed = present.find((now, index) => !isDeepStrictEqual(now, { ...seen[index] }))
  if (!changed) return
  const actions = [companyChanged.name, customerNumberAssigned.name, companiesMerged.name]
  await assertNotStale(work, {
    basedOn: { companies: seen },
    present: { companies: present },
    changedBy: { object: { type: 'company', id: changed.id }, actions },
  })
}

/** The number that is kept if none is requested: the primary company's, else the first one found. */
function numberOf(companies: readonly Company[]): string | null {
  return companies.find(({ customerNumber }) => customerNumber !== null)?.customerNumber ?? null
}

/** The address of a merged company becomes a further address of the primary one. */
async function keepAddress({ tx, now }: Work, company: Locked<Company>, companyId: string): Promise<void> {
  const { name: label, address, city, state, country, postalCode } = company
  if (address === null) return
  const kept = { companyId, label, address, city, state, country, postalCode }
  await CompanyAddress.query(tx).insert({ ...kept, createdAt: now, updatedAt: now })
}

async function redirect({ tx, now }: Work, ids: string[], primaryId: string): Promise<void> {
  await CompanyAddress.query(tx).whereIn('companyId', ids).patch({ companyId: primaryId })
  await CustomerNumberAssignment.query(tx).whereIn('companyId', ids).patch({ companyId: primaryId })
  await Company.query(tx).whereIn('id', ids).patch({ mergedIntoId: primaryId, updatedAt: now })
  // Companies merged earlier into one of these now point to the primary company.
  await Company.query(tx).whereIn('mergedIntoId', ids).patch({ mergedIntoId: primaryId })
}
