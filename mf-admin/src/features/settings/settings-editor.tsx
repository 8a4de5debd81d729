import type { ProviderSettings } from '@kerf/shared-contracts/contracts/settings'
import { FormSave } from '@kerf/shared-parts/forms/form-save.tsx'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { DefaultsFields } from './defaults-fields.tsx'
import { DocumentPreview } from './document-preview.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { LogoCard } from './logo-card.tsx'
import { presentSettings } from './settings-form.ts'
import { text } from './text.ts'
import { useSettingsForm } from './use-settings-form.ts'

/** Wide enough for the form with a letterhead beside it. */
const besides = '@media (min-width: 1280px)'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  align-items: start;
  ${besides} {
    grid-template-columns: minmax(0, 1fr) 400px;
  }
`

const Aside = styled.div`
  min-width: 0;
  ${besides} {
    position: sticky;
    top: ${space[16]};
  }
`

/** The settings form with a preview of documents. */
export function SettingsEditor({ settings }: { settings: ProviderSettings }) {
  const parts = useSettingsForm(settings)
  const { form, element } = parts
  const formId = useId()
  return (
    <Columns>
      <Stack $gap={16}>
        <LogoCard logo={settings.logo} name={settings.name} />
        <Stack as="form" ref={element} $gap={16} id={formId} noValidate autoComplete="off" onSubmit={submitForm(form)}>
          <KeptForm form={form} present={presentSettings(settings, form.values)} />
          <IdentityFields {...parts} />
          <DefaultsFields {...parts} />
          <FormSave form={form} words={text} />
        </Stack>
      </Stack>
      <Aside>
        <DocumentPreview values={form.values} logo={settings.logo} />
      </Aside>
    </Columns>
  )
}
