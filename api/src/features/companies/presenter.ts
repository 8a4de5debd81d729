import type { Company } from '@kerf/shared-contracts/contracts/companies'
import type { z } from 'zod'
import type { CompanyDetailsView } from '../../models/views/company-view.ts'

export function presentCompany(company: CompanyDetailsView): z.input<typeof Company> {
  return {
    id: company.id,
    name: company.name,
    customerNumber: company.customerNumber,
    contactEmail: company.contactEmail,
    phone: company.phone,
    address: company.address,
    city: company.city,
    state: company.state,
    country: company.country,
    postalCode: company.postalCode,
    website: company.website,
    industry: company.industry,
    notes: company.notes,
    userCount: company.userCount,
    createdAt: company.createdAt,
  }
}
