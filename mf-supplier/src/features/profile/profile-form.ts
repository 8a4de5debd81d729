import { type SupplierProfile, SupplierProfileBody } from '@kerf/shared-contracts/contracts/suppliers-supplier'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text } from './text.ts'

const { shape } = SupplierProfileBody
const texts = mini.string()
const tags = mini.array(mini.string())

/** The form's values, all as typed. */
export interface ProfileValues extends Record<string, unknown> {
  name: string
  companyName: string
  phone: string
  website: string
  address: string
  city: string
  country: string
  description: string
  capabilities: string[]
  certifications: string[]
  finishingCapabilities: string[]
  primaryIndustries: string[]
  qualitySystem: string
  numberOfEmployees: string
  yearEstablished: string
  emergencyCapability: boolean
  internationalShipping: boolean
}

export type ProfileField = keyof typeof text.fields
type FieldOf<T> = { [Name in ProfileField]: ProfileValues[Name] extends T ? Name : never }[ProfileField]
export type TextFieldName = FieldOf<string>
export type TagsFieldName = FieldOf<string[]>

/** The stored part of a draft. */
export const keptProfile = mini.partial(
  mini.object({
    ...{ name: texts, companyName: texts, phone: texts, website: texts, address: texts, city: texts, country: texts },
    ...{ description: texts, qualitySystem: texts, numberOfEmployees: texts, yearEstablished: texts },
    ...{ capabilities: tags, certifications: tags, finishingCapabilities: tags, primaryIndustries: tags },
    ...{ emergencyCapability: mini.boolean(), internationalShipping: mini.boolean() },
  }),
)

/** The base of a write: the profile as it was loaded. */
export function profileBase(profile: SupplierProfile) {
  const { name, companyName, phone, website, address, city, country, description, qualitySystem } = profile
  const { capabilities, certifications, finishingCapabilities, primaryIndustries } = profile
  const { numberOfEmployees, yearEstablished, emergencyCapability, internationalShipping } = profile
  return {
    ...{ name, companyName, phone, website, address, city, country, description, qualitySystem },
    ...{ capabilities, certifications, finishingCapabilities, primaryIndustries },
    ...{ numberOfEmployees, yearEstablished, emergencyCapability, internationalShipping },
  }
}

/** The profile as form values. */
export function profileValues(profile: SupplierProfile): ProfileValues {
  const base = profileBase(profile)
  return {
    ...base,
    companyName: base.companyName ?? '',
    phone: base.phone ?? '',
    website: base.website ?? '',
    address: base.address ?? '',
    city: base.city ?? '',
    country: base.country ?? '',
    description: base.description ?? '',
    qualitySystem: base.qualitySystem ?? '',
    numberOfEmployees: base.numberOfEmployees?.toString() ?? '',
    yearEstablished: base.yearEstablished?.toString() ?? '',
  }
}

/** A typed number in the call's type; anything but a whole number is left for the call's own schema to refuse. */
const numberField = (schema: z.ZodType<number | null, number | null | undefined>) =>
  z
    .string()
    .transform((typed): number | null | undefined => {
      if (typed.trim() === '') return null
      return /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN
    })
    .pipe(schema)

/** A list whose error belongs to the field, not to one of its tags. */
const tagsField = (schema: z.ZodType<string[], string[]>) =>
  z.array(z.string()).transform((typed, context) => {
    const { data, error } = schema.safeParse(typed)
    if (data) return data
    context.addIssue(error?.issues[0]?.message ?? '')
    return z.NEVER
  })

/** The validation before saving, by the rules of the call. */
export const profileSchema = SupplierProfileBody.extend({
  numberOfEmployees: numberField(shape.numberOfEmployees),
  yearEstablished: numberField(shape.yearEstablished),
  capabilities: tagsField(shape.capabilities),
  certifications: tagsField(shape.certifications),
  finishingCapabilities: tagsField(shape.finishingCapabilities),
  primaryIndustries: tagsField(shape.primaryIndustries),
})

/** The complete URL of a website of which only the host was typed: `www.example.com`. */
export function wholeAddress(typed: string): string {
  const address = typed.trim()
  return /^[^\s/:]+\.[^\s/:]{2,}(\/\S*)?$/.test(address) ? `https://${address}` : typed
}

/** The profile's current values of the fields in which the form differs. */
export function presentProfile(profile: SupplierProfile, values: ProfileValues) {
  const now = profileValues(profile)
  const names = Object.keys(text.fields) as ProfileField[] // the keys of what is written there
  const shown = (value: ProfileValues[ProfileField]) => {
    if (typeof value === 'boolean') return value ? text.yes : text.no
    return typeof value === 'string' ? value : value.join(', ')
  }
  return names
    .filter((name) => shown(now[name]) !== shown(values[name]))
    .map((name) => ({ label: text.fields[name], value: shown(now[name]) }))
}
