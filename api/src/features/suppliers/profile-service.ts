import { isDeepStrictEqual } from 'node:util'
import type {
  SupplierProfileBody,
  UpdateSupplierProfileBody,
} from '@kerf/shared-contracts/contracts/suppliers-supplier'
import type { z } from 'zod'
import type { SupplierProfile } from '../../models/supplier-profile.ts'
import { User } from '../../models/user.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import { supplierProfileChanged } from './events.ts'
import { getForUpdate } from './service.ts'

type Fields = z.output<typeof SupplierProfileBody>

/** Changes the profile of the asking supplier. @throws Problem `write.stale`, `validation.failed` */
export async function change(work: Work, asked: z.output<typeof UpdateSupplierProfileBody>): Promise<void> {
  const { basedOn, ...fields } = asked
  const { id } = work.actor
  const profile = await getForUpdate(work, id)
  const user = await User.query(work.tx).findById(id).throwIfNotFound()
  const present = fieldsOf(profile, user)
  await assertNotStale(work, {
    basedOn,
    present,
    wanted: fields,
    changedBy: { object: { type: 'user', id }, actions: [supplierProfileChanged.name, 'user.profile_changed'] },
  })
  // Only new values are checked, so that an older profile can still be saved.
  if (
    fields.yearEstablished !== present.yearEstablished &&
    (fields.yearEstablished ?? 0) > Number(work.today.slice(0, 4))
  ) {
    throw problem('validation.failed', { fields: { yearEstablished: inputText.yearInFuture } })
  }
  const names = Object.keys(fields) as (keyof Fields)[] // the parsed keys
  const changed = names.filter((name) => !isDeepStrictEqual(present[name], fields[name]))
  if (changed.length === 0) return
  const { name, ...own } = fields
  await profile.$query(work.tx).patch({ ...own, updatedAt: work.now })
  if (name !== user.name) await user.$query(work.tx).patch({ name, updatedAt: work.now })
  await work.happened(supplierProfileChanged, { supplierId: id, fields: changed })
}

/** The fields of a profile that a form shows. */
function fieldsOf(profile: SupplierProfile, { name }: User): Fields {
  return {
    name,
    companyName: profile.companyName,
    phone: profile.phone,
    website: profile.website,
    address: profile.address,
    city: profile.city,
    country: profile.country,
    description: profile.description,
    capabilities: profile.capabilities,
    certifications: profile.certifications,
    finishingCapabilities: profile.finishingCapabilities,
    primaryIndustries: profile.primaryIndustries,
    qualitySystem: profile.qualitySystem,
    numberOfEmployees: profile.numberOfEmployees,
    yearEstablished: profile.yearEstablished,
    emergencyCapability: profile.emergencyCapability,
    internationalShipping: profile.internationalShipping,
  }
}
