import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import type { CompanyDetailsView } from '../../models/views/company-view.ts'
import type { CsvColumns } from '../../platform/csv.ts'
import { text } from './csv-text.ts'

/** @param timeZone of the business, in which an instant is shown as its day */
export function companyColumns(timeZone: string): CsvColumns<CompanyDetailsView> {
  const { heads } = text
  return {
    [heads.company]: (company) => company.name,
    [heads.customerNumber]: (company) => company.customerNumber,
    [heads.industry]: (company) => company.industry,
    [heads.contactEmail]: (company) => company.contactEmail,
    [heads.phone]: (company) => company.phone,
    [heads.website]: (company) => company.website,
    [heads.street]: (company) => company.address,
    [heads.city]: (company) => company.city,
    [heads.state]: (company) => company.state,
    [heads.postalCode]: (company) => company.postalCode,
    [heads.country]: (company) => company.country,
    [heads.users]: (company) => company.userCount,
    [heads.notes]: (company) => company.notes,
    [heads.created]: (company) => dayIn(new Date(company.createdAt), timeZone),
  }
}
