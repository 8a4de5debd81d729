import { addressLengths } from '@kerf/shared-contracts/rules/address-lengths'
import { text } from '@kerf/shared-parts/addresses/text.ts'
import { errorAt } from '@kerf/shared-parts/forms/error-at.ts'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { useFormikContext } from 'formik'
import type { ChangeEvent } from 'react'
import { styled } from 'styled-components'
import { FormGrid } from '../form/form-grid.ts'
import type { RfqFormValues } from '../form/rfq-form-schema.ts'
import type { AddressFields as Fields } from './delivery-values.ts'

const words = text.fields

const Group = styled(FormGrid)`
  grid-auto-flow: row;
`

/** Autocomplete tokens for browsers. */
const filledIn: Record<keyof Fields, string> = {
  name: 'organization',
  address: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
  country: 'country-name',
}

interface AddressFieldsProps {
  name: 'shipTo' | 'billTo'
  /** What the address is for; the accessible name of its fields. */
  label: string
}

/** An address entered with the request. */
export function AddressFields({ name, label }: AddressFieldsProps) {
  const form = useFormikContext<RfqFormValues>()
  const control = (field: keyof Fields) => ({
    name: `${name}.${field}`,
    value: form.values[name][field],
    autoComplete: `${name === 'shipTo' ? 'shipping' : 'billing'} ${filledIn[field]}`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      form.setFieldTouched(`${name}.${field}`, true, false)
      form.setFieldValue(`${name}.${field}`, target.value)
    },
    onBlur: form.handleBlur,
  })
  const errorOf = (field: keyof Fields) => errorAt(form, `${name}.${field}`)
  return (
    <Group role="group" aria-label={label}>
      <Field label={words.name} hint={words.nameHint} error={errorOf('name')} optional>
        <TextInput maxLength={addressLengths.name} {...control('name')} />
      </Field>
      <Field label={words.address} error={errorOf('address')} required>
        <TextArea rows={2} maxLength={addressLengths.address} {...control('address')} />
      </Field>
      <Field label={words.city} error={errorOf('city')} required>
        <TextInput maxLength={addressLengths.city} {...control('city')} />
      </Field>
      <Field label={words.state} error={errorOf('state')} optional>
        <TextInput maxLength={addressLengths.state} {...control('state')} />
      </Field>
      <Field label={words.postalCode} error={errorOf('postalCode')} optional>
        <TextInput maxLength={addressLengths.postalCode} {...control('postalCode')} />
      </Field>
      <Field label={words.country} error={errorOf('country')} required>
        <TextInput maxLength={addressLengths.country} {...control('country')} />
      </Field>
    </Group>
  )
}
