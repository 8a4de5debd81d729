import type { CompanyReference, CustomerReference } from '@kerf/shared-contracts/contracts/users'
import type { Company } from '../../models/company.ts'
import type { User } from '../../models/user.ts'

function presentCompanyReference(company: Company | null | undefined): CompanyReference | null {
  return company ? { id: company.id, name: company.name, customerNumber: company.customerNumber } : null
}

/** Who an object belongs to; nothing personal of a deleted user (decisions, 'RFQ, quote, order'). */
export function presentCustomer(user: User | undefined): CustomerReference {
  if (!user || user.deletedAt) {
    return { id: null, name: 'Deleted customer', email: null, companyNameInput: null, company: null }
  }
  const { id, name, email, companyNameInput, company } = user
  return { id, name, email, companyNameInput, company: presentCompanyReference(company) }
}
