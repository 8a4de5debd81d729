import type { SupplierProfile } from '@kerf/shared-contracts/contracts/suppliers-supplier'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { useUpdateSupplierProfileMutation } from '@kerf/shared-runtime/endpoints/suppliers-supplier'
import { text as shared } from '../shared/text.ts'
import { keptProfile, type ProfileValues, profileBase, profileSchema, profileValues } from './profile-form.ts'
import { text } from './text.ts'

/** The state of the profile form: its input and its errors. */
export function useProfileForm(profile: SupplierProfile) {
  const [update] = useUpdateSupplierProfileMutation()
  const { data: me } = useGetCurrentUserQuery()
  return useDialogForm({
    place: 'supplier profile',
    kept: keptProfile,
    shown: profileValues(profile),
    base: profileBase(profile),
    ...(me && { changeOf: { what: 'profile', id: me.id } as const }),
    schema: profileSchema,
    send: (values: ProfileValues, basedOn) => update({ body: { ...profileSchema.parse(values), basedOn } }),
    saved: (now) => ({ values: profileValues(now), base: profileBase(now) }),
    onDone: () => toast.success(text.saved),
    onFailed: (error) => toast.error(text.saveFailed, failureWords(error, shared.tryAgain)),
  })
}

export type ProfileForm = ReturnType<typeof useProfileForm>
