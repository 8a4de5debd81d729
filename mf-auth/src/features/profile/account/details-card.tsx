import type { Profile } from '@kerf/shared-contracts/contracts/profile'
import { UpdateProfileBody } from '@kerf/shared-contracts/contracts/profile'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { useUpdateProfileMutation } from '@kerf/shared-runtime/endpoints/profile'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { TextField } from '../../shared/form.tsx'
import { checkedWhenSent, ProfileForm, showFailure } from '../../shared/profile-form.tsx'
import { leaveWords } from '../text.ts'
import { text } from './text.ts'

interface DetailsCardProps {
  profile: Profile
  /** Called with whether there is unsaved input. */
  onUnsaved: (isUnsaved: boolean) => void
}

const words = text.details

function fieldsOf({ name, phone, title, companyName }: Profile) {
  return { name, phone: phone ?? '', title: title ?? '', companyName: companyName ?? '' }
}

const kept = z.partial(z.object({ name: z.string(), phone: z.string(), title: z.string(), companyName: z.string() }))

const baseOf = ({ name, phone, title, companyName }: Profile) => ({ name, phone, title, companyName })

function useDetailsForm(profile: Profile) {
  const [update] = useUpdateProfileMutation()
  const { data: me } = useGetCurrentUserQuery()
  return useKeptForm({
    ...checkedWhenSent,
    place: 'profile details',
    changeOf: me && { what: 'profile', id: me.id },
    kept,
    shown: fieldsOf(profile),
    base: baseOf(profile),
    validate: (values) => formErrors(UpdateProfileBody, values),
    onSubmit: async (values, { base, sent, refused, helpers }) => {
      const { data, error } = await update({ body: { ...values, basedOn: base } })
      if (refused(error)) return
      if (error || !data) return showFailure(error, helpers, {}, words.failed)
      sent({ values: fieldsOf(data), base: baseOf(data) })
      toast.success(words.saved)
    },
  })
}

const presentOf = (profile: Profile) => [
  { label: words.name, value: profile.name },
  { label: words.phone, value: profile.phone },
  { label: words.jobTitle, value: profile.title },
  ...(profile.company ? [] : [{ label: words.company, value: profile.companyName }]),
]

/** Details that users enter about themselves. */
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
        <KeptForm form={form} present={presentOf(profile)} leave={leaveWords} />
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
