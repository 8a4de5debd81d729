import { type Company, CompanyBody } from '@kerf/shared-contracts/contracts/companies'
import { addressLengths } from '@kerf/shared-contracts/rules/address-lengths'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useCreateCompanyMutation, useUpdateCompanyMutation } from '@kerf/shared-runtime/endpoints/companies'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { SectionTitle } from '@kerf/shared-ui/content/layout.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import type { z } from 'zod'
import { type CompanyValues, companyBase, companyBody, companyValues, keptCompany } from './company-form.ts'
import { text } from './text.ts'

const words = text.form

type Row = z.output<typeof Company>

function useCompanyForm(company: Row | undefined, onClose: () => void) {
  const [create] = useCreateCompanyMutation()
  const [update] = useUpdateCompanyMutation()
  return useDialogForm({
    place: company ? `company ${company.id}` : 'new company',
    kept: keptCompany,
    shown: companyValues(company),
    base: companyBase(company),
    ...(company && { changeOf: { what: 'company' as const, id: company.id } }),
    schema: CompanyBody,
    send: (values: CompanyValues, basedOn) =>
      company
        ? update({ id: company.id, body: { ...companyBody(values), basedOn } })
        : create({ body: companyBody(values) }),
    onDone: ({ name }) => {
      toast.success(company ? words.updated : words.created, name)
      onClose()
    },
    onFailed: (error) => {
      const failed = company ? words.updateFailed : words.createFailed
      toast.error(failed, failureWords(error, ''))
    },
  })
}

const lengths: Partial<Record<keyof CompanyValues, number>> = {
  ...addressLengths,
  ...{ industry: 120, contactEmail: 254, phone: 60, website: 2000 },
}
const contact = ['contactEmail', 'phone', 'website'] as const
const location = ['address', 'city', 'state', 'postalCode', 'country'] as const
const fields = [...(['name', 'industry'] as const), ...contact, ...location, ...(['notes'] as const)]
const types: Partial<Record<keyof CompanyValues, string>> = { contactEmail: 'email', phone: 'tel', website: 'url' }

/** A company's current values, if somebody else has changed it. */
function presentOf(company: Row) {
  const values = companyValues(company)
  return fields.map((name) => ({ label: words[name], value: values[name] }))
}

/** Creates or edits a company. */
export function CompanyDialog({ company, onClose }: { company?: Row | undefined; onClose: () => void }) {
  const { form, element, errorOf } = useCompanyForm(company, onClose)
  const line = (name: keyof CompanyValues) => (
    <Field key={name} label={words[name]} error={errorOf(name)} required={name === 'name'}>
      <TextInput
        type={types[name] ?? 'text'}
        maxLength={lengths[name]}
        autoComplete="off"
        {...form.getFieldProps(name)}
      />
    </Field>
  )
  return (
    <FormDialog
      form={form}
      element={element}
      size="medium"
      title={company ? words.edit : words.create}
      submit={company ? words.submitEdit : words.submitCreate}
      present={company && presentOf(company)}
      onClose={onClose}
    >
      <CardGrid>{(['name', 'industry'] as const).map(line)}</CardGrid>
      <SectionTitle>{words.contact}</SectionTitle>
      <CardGrid>{contact.map(line)}</CardGrid>
      <SectionTitle>{words.location}</SectionTitle>
      <CardGrid>{location.map(line)}</CardGrid>
      <Field label={words.notes} error={errorOf('notes')}>
        <TextArea rows={3} maxLength={4000} {...form.getFieldProps('notes')} />
      </Field>
    </FormDialog>
  )
}
