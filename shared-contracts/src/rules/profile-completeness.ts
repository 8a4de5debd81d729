/** The eight items that make a supplier's profile complete (docs/product/suppliers.md, 'Profile completeness'). */
export interface SupplierProfileItems {
  name: string | null
  phone: string | null
  website: string | null
  address: string | null
  city: string | null
  country: string | null
  capabilities: readonly string[]
  certifications: readonly string[]
}

/** @returns the share of the eight items that are present, 0 to 100 percent */
export function profileCompleteness(profile: SupplierProfileItems): number {
  const { name, phone, website, address, city, country, capabilities, certifications } = profile
  const present = [name, phone, website, address, city, country].filter((item) => item?.trim())
  const lists = [capabilities, certifications].filter((list) => list.length > 0)
  return ((present.length + lists.length) / 8) * 100
}

/** Complete at 80 % or more, Partial at 50 % or more, Incomplete below. */
export function completenessBadge(percent: number): 'Complete' | 'Partial' | 'Incomplete' {
  if (percent >= 80) return 'Complete'
  return percent >= 50 ? 'Partial' : 'Incomplete'
}

/** Which of the eight items are missing, in their order. */
export function missingItems(profile: SupplierProfileItems): (keyof SupplierProfileItems)[] {
  const names = ['name', 'phone', 'website', 'address', 'city', 'country'] as const
  const lists = ['capabilities', 'certifications'] as const
  return [...names.filter((item) => !profile[item]?.trim()), ...lists.filter((list) => profile[list].length === 0)]
}
