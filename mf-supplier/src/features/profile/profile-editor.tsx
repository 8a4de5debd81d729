import type { SupplierProfile } from '@kerf/shared-contracts/contracts/suppliers-supplier'
import { FormSave } from '@kerf/shared-parts/forms/form-save.tsx'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { CertificatesCard } from './certificates/certificates-card.tsx'
import { CompletenessCard } from './completeness-card.tsx'
import { ContactFields, ShopFields, WorkFields } from './profile-fields.tsx'
import { presentProfile } from './profile-form.ts'
import { text } from './text.ts'
import { useProfileForm } from './use-profile-form.ts'

/** Wide enough for the form with a summary beside it. */
const besides = '@media (min-width: 1200px)'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  align-items: start;
  ${besides} {
    grid-template-columns: minmax(0, 1fr) 360px;
    grid-template-rows: auto 1fr;

    > form {
      grid-area: 1 / 1 / span 2 / 2;
    }
  }
`

/** The profile form, with missing items and certificates beside it. */
export function ProfileEditor({ profile }: { profile: SupplierProfile }) {
  const parts = useProfileForm(profile)
  const { form, element } = parts
  const focus = (name: string) => element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  return (
    <Columns>
      <CompletenessCard completeness={profile.completeness} onAdd={focus} />
      <Stack as="form" ref={element} $gap={16} aria-label={text.title} noValidate onSubmit={submitForm(form)}>
        <KeptForm form={form} present={presentProfile(profile, form.values)} />
        <ContactFields parts={parts} profile={profile} />
        <WorkFields parts={parts} />
        <ShopFields parts={parts} />
        <FormSave form={form} words={text} rests />
      </Stack>
      <CertificatesCard certificates={profile.certificates} />
    </Columns>
  )
}
