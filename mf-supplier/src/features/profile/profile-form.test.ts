import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { expect, test } from 'vitest'
import {
  type ProfileValues,
  presentProfile,
  profileBase,
  profileSchema,
  profileValues,
  wholeAddress,
} from './profile-form.ts'

const profile = {
  ...{ supplierNumber: 'V0001', name: 'Ina Gear', email: 'ina@example.com', companyName: null, phone: null },
  ...{ website: null, address: null, city: 'Kiel', country: null, description: null, qualitySystem: null },
  ...{ capabilities: ['Milling'], certifications: [], finishingCapabilities: [], primaryIndustries: [] },
  ...{ numberOfEmployees: 12, yearEstablished: null, emergencyCapability: false, internationalShipping: true },
  ...{ isVerified: true, completeness: { percent: 37.5, missing: [] }, certificates: [] },
  updatedAt: '2026-01-05T09:00:00Z',
}

const errorsOf = (changes: Partial<ProfileValues>) =>
  formErrors(profileSchema, { ...profileValues(profile), ...changes })

test('an unchanged form sends its initial values', () => {
  expect(profileSchema.parse(profileValues(profile))).toEqual(profileBase(profile))
})

test.each([
  [{ numberOfEmployees: '12.5' }, 'Please enter a whole number of employees'],
  [{ numberOfEmployees: '1e3' }, 'Please enter a whole number of employees'],
  [{ yearEstablished: '98' }, 'Please enter a year, such as 1998'],
  [{ website: 'our website' }, 'Please enter a valid URL'],
  [{ name: ' ' }, 'Full name is required'],
])('%j is refused', (changes, words) => {
  const [field] = Object.keys(changes)
  expect(errorsOf(changes)).toEqual({ [field ?? '']: words })
})

test('an error in one tag is shown at the list', () => {
  expect(errorsOf({ capabilities: ['Milling', 'x'.repeat(81)] })).toEqual({
    capabilities: 'Please use at most 80 characters',
  })
})

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['例え.jp/会社', 'https://例え.jp/会社'],
  ['http://example.com', 'http://example.com'],
  ['our website', 'our website'],
  ['', ''],
])('the website %j becomes %j', (typed, whole) => {
  expect(wholeAddress(typed)).toBe(whole)
})

test("a stale form shows the profile's current values where they differ", () => {
  const values = { ...profileValues(profile), city: 'Bonn', capabilities: [], internationalShipping: false }
  expect(presentProfile(profile, values)).toEqual([
    { label: 'City', value: 'Kiel' },
    { label: 'Capabilities', value: 'Milling' },
    { label: 'International shipping', value: 'Yes' },
  ])
})
