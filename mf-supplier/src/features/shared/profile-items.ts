import type { SupplierProfile } from '@kerf/shared-contracts/contracts/suppliers-supplier'

/** One of the eight items that make a profile complete. */
export type ProfileItem = SupplierProfile['completeness']['missing'][number]

/** Their names. */
export const profileItems: Readonly<Record<ProfileItem, string>> = {
  name: 'name',
  phone: 'phone',
  website: 'website',
  address: 'address',
  city: 'city',
  country: 'country',
  capabilities: 'capabilities',
  certifications: 'certifications',
}
