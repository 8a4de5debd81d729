import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import type { CompanyDetailsView } from '../../models/views/company-view.ts'
import type { CsvColumns } from '../../platform/csv.ts'

/** @param timeZone of the business, in which an instant is shown as its day */
export function companyColumns(timeZone: string): CsvColumns<CompanyDetailsView> {
  return {
    Company: (company) => company.name,
    'Customer Number': (company) => company.customerNumber,
    Industry: (company) => company.industry,
    'Contact Email': (company) => company.contactEmail,
    Phone: (company) => company.phone,
    Website: (company) => company.website,
    Address: (company) => company.address,
    City: (company) => company.city,
    State: (company) => company.state,
    'Postal Code': (company) => company.postalCode,
    Country: (company) => company.country,
    Users: (company) => company.userCount,
    Notes: (company) => company.notes,
    Created: (company) => dayIn(new Date(company.createdAt), timeZone),
  }
}
