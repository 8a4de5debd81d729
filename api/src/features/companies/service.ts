import type { CompanyBody, UpdateCompanyBody } from '@kerf/shared-contracts/contracts/companies'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { Company } from '../../models/company.ts'
import { type CompanyDetailsView, companyShape } from '../../models/views/company-view.ts'
import { readSome } from '../../platform/db/list.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { lockCompany } from '../company-members/membership-service.ts'
import { companiesMerged, companyChanged, companyCreated } from './events.ts'

type Fields = z.output<typeof CompanyBody>

/** One company. @throws Problem `company.not_found`, also for one that was merged into another */
export async function get({ tx }: ReadWork, id: string): Promise<CompanyDetailsView> {
  const condition = sql`companies.id = ${id} and companies.merged_into_id is null`
  const [company] = await readSome(tx, companyShape, condition)
  if (!company) throw problem('company.not_found')
  return company
}

/** Creates a company, as yet without people or a customer number. */
export async function create(work: Work, fields: Fields): Promise<Company> {
  const { tx, now } = work
  const company = await Company.query(tx).insertAndFetch({ ...fields, createdAt: now, updatedAt: now })
  await work.happened(companyCreated, { company })
  return company
}

/** Changes the details of a company, except its customer number. @throws Problem `company.not_found`, `write.stale` */
export async function update(work: Work, id: string, asked: z.output<typeof UpdateCompanyBody>): Promise<Company> {
  const { basedOn, ...fields } = asked
  const before = await lockCompany(work.tx, id)
  const changedBy = { object: { type: 'company', id }, actions: [companyChanged.name, companiesMerged.name] }
  await assertNotStale(work, { basedOn, present: detailsOf(before), wanted: fields, changedBy })
  const names = Object.keys(fields) as (keyof Fields)[] // the parsed keys
  const changed = names.filter((name) => before[name] !== fields[name])
  if (changed.length === 0) return before
  const company = await before.$query(work.tx).patchAndFetch({ ...fields, updatedAt: work.now })
  await work.happened(companyChanged, { company, fields: changed })
  return company
}

/** The fields of a company that a form shows. */
function detailsOf(company: Company): Fields {
  const { name, contactEmail, phone, address, city, state, country, postalCode, website, industry, notes } = company
  return { name, contactEmail, phone, address, city, state, country, postalCode, website, industry, notes }
}
