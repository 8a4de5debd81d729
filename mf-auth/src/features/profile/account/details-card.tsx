import type { Profile } from '@kerf/shared-contracts/contracts/profile'
import { UpdateProfileBody } from '@kerf/shared-contracts/contracts/profile'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { toast } from '@kerf/shared-runtime'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { useUpdateProfileMutation } from '@kerf/shared-runtime/endpoints/profile'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { useFormik } from 'formik'
import { useEffect, useMemo } from 'react'
import { TextField } from '../../shared/form.tsx'
import { checkedWhenSent, ProfileForm, showFailure } from '../profile-form.tsx'
import { text } from './text.ts'

interface DetailsCardProps {
  profile: Profile
  /** Told whether something was typed that is not saved yet. */
  onUnsaved: (isUnsaved: boolean) => void
}

const words = text.details

function fieldsOf({ name, phone, title, companyName }: Profile) {
  return { name, phone: phone ?? '', title: title ?? '', companyName: companyName ?? '' }
}

function useDetailsForm(profile: Profile) {
  const [update] = useUpdateProfileMutation()
  return useFormik({
    ...checkedWhenSent,
    initialValues: useMemo(() => fieldsOf(profile), [profile]),
    enableReinitialize: true,
    validate: (values) => formErrors(UpdateProfileBody, values),
    onSubmit: async (values, helpers) => {
      const { data, error } = await update({ body: values })
      if (error || !data) return showFailure(error, helpers, {}, words.failed)
      helpers.resetForm({ values: fieldsOf(data) })
      toast.success(words.saved)
    },
  })
}

/** What a user says about themselves. */
export function DetailsCard({ profile, onUnsaved }: DetailsCardProps) {
  const { data: user } = useGetCurrentUserQuery()
  const form = useDetailsForm(profile)
  useEffect(() => {
    onUnsaved(form.dirty)
    return () => onUnsaved(false)
  }, [form.dirty, onUnsaved])
  return (
    <Card title={words.title} description={user && words.descriptions[user.isAdmin ? 'admin' : user.role]}>
      <ProfileForm form={form} label={words.title}>
        <TextField name="name" label={words.name} autoComplete="name" maxLength={120} />
        <TextField name="phone" label={words.phone} type="tel" autoComplete="tel" maxLength={60} optional />
        <TextField name="title" label={words.jobTitle} autoComplete="organization-title" maxLength={120} optional />
        {!profile.company && (
          <TextField name="companyName" label={words.company} autoComplete="organization" maxLength={160} optional />
        )}
        <Cluster>
          <Button
            type="submit"
            variant="primary"
            loading={form.isSubmitting}
            disabledReason={form.dirty ? undefined : words.nothingToSave}
          >
            {words.save}
          </Button>
          {!form.dirty && <Muted>{words.nothingToSave}</Muted>}
        </Cluster>
      </ProfileForm>
    </Card>
  )
}
