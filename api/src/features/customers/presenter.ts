import type { Customer, CustomerDetails, CustomerSearchResult } from '@kerf/shared-contracts/contracts/customers'
import type { CompanyReference, CustomerReference } from '@kerf/shared-contracts/contracts/users'
import type { z } from 'zod'
import type { CustomerAccountView, FoundCustomerView } from '../../models/views/customer-account-view.ts'
import type { CompanyView, CustomerView } from '../../models/views/customer-view.ts'
import { nameOfDeleted } from '../account-deletion/policy.ts'
import type { CustomerInUse } from './service.ts'

/** The company a user is linked to, if any. */
function presentCompanyReference(company: CompanyView | null | undefined): CompanyReference | null {
  return company ? { id: company.id, name: company.name, customerNumber: company.customerNumber } : null
}

/**
 * The owner of an object. For a deleted user this holds nothing personal, only the company the object belongs to
 * (docs/product/accounts.md, 'Deleting an account').
 */
export function presentCustomer(user: CustomerView): CustomerReference {
  if (user.deletedAt) {
    const company = presentCompanyReference(user.company)
    return { id: null, name: nameOfDeleted('customer'), email: null, companyNameInput: null, company }
  }
  const { id, name, email, companyNameInput, company } = user
  return { id, name, email, companyNameInput, company: presentCompanyReference(company) }
}

/** A customer account, as admins see it. */
export function presentCustomerAccount(customer: CustomerAccountView): z.input<typeof Customer> {
  return {
    id: customer.id,
    name: customer.name,
    email: customer.email,
    title: customer.title,
    companyNameInput: customer.companyNameInput,
    phone: customer.phone,
    role: customer.accountType,
    isVerified: customer.isVerified,
    isAdmin: customer.isAdmin,
    createdAt: customer.createdAt,
    rfqCount: customer.rfqCount,
    quoteCount: customer.quoteCount,
    orderCount: customer.orderCount,
    totalSpent: customer.totalSpent,
    company: presentCompanyReference(customer.company),
  }
}

/** A customer with all details of the account. */
export function presentCustomerDetails({ customer, signedInDevices }: CustomerInUse): z.input<typeof CustomerDetails> {
  return {
    ...presentCustomerAccount(customer),
    // The address of a deleted account only makes it unique.
    email: customer.deletedAt ? '' : customer.email,
    companyRole: customer.companyRole,
    requiresPasswordReset: customer.mustResetPassword,
    lastSignInAt: customer.lastSignInAt,
    signedInDevices,
    recentActivity: customer.recentActivity,
    deletedAt: customer.deletedAt,
  }
}

/** A customer found by a search; for one without a company, the company they typed. */
export function presentFoundCustomer(customer: FoundCustomerView): z.input<typeof CustomerSearchResult> {
  return {
    id: customer.id,
    name: customer.name,
    type: customer.accountType,
    email: customer.email,
    company: customer.company?.name ?? customer.companyNameInput,
    customerNumber: customer.company?.customerNumber ?? null,
    recentActivity: customer.recentActivity,
    rfqCount: customer.rfqCount,
    orderCount: customer.orderCount,
  }
}
