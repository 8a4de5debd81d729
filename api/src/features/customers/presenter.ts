import type { Customer } from '@kerf/shared-contracts/contracts/customers'
import type { CompanyReference, CustomerReference } from '@kerf/shared-contracts/contracts/users'
import type { z } from 'zod'
import type { CompanyView, CustomerView } from '../../models/views/customer-view.ts'
import type { CustomerAccount } from './service.ts'

/** The company that a user is linked to, if any. */
function presentCompanyReference(company: CompanyView | null | undefined): CompanyReference | null {
  return company ? { id: company.id, name: company.name, customerNumber: company.customerNumber } : null
}

/** Owner of an object; nothing personal of a deleted user (docs/product/accounts.md, 'Deleting an account'). */
export function presentCustomer(user: CustomerView): CustomerReference {
  if (user.deletedAt) {
    return { id: null, name: 'Deleted customer', email: null, companyNameInput: null, company: null }
  }
  const { id, name, email, companyNameInput, company } = user
  return { id, name, email, companyNameInput, company: presentCompanyReference(company) }
}

/** A customer account, as admins see it. */
export function presentCustomerAccount({ user, ...figures }: CustomerAccount): z.input<typeof Customer> {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    title: user.title,
    companyNameInput: user.companyNameInput,
    phone: user.phone,
    role: user.accountType,
    isVerified: user.isVerified,
    isAdmin: user.isAdmin,
    createdAt: user.createdAt.toISOString(),
    rfqCount: figures.rfqCount,
    quoteCount: figures.quoteCount,
    orderCount: figures.orderCount,
    totalSpent: figures.totalSpent,
    company: presentCompanyReference(user.company),
  }
}
