import { carriers } from '@kerf/shared-contracts/rules/catalog'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import type { FormikProps } from 'formik'
import { text } from '../text.ts'
import { type CarrierChoice, customCarrier } from './carrier-choice.ts'

const words = text.carrier

const options = [
  { value: '', label: words.none },
  ...carriers.map((carrier) => ({ value: carrier, label: carrier })),
  { value: customCarrier, label: words.custom },
]

/** Asks for the carrier of a shipment: a known one, another one by name, or none. */
export function CarrierFields({
  form,
}: {
  form: Pick<FormikProps<CarrierChoice>, 'values' | 'touched' | 'errors' | 'getFieldProps'>
}) {
  const { values, touched, errors } = form
  return (
    <>
      <Field label={words.field}>
        <Select options={options} {...form.getFieldProps('carrier')} />
      </Field>
      {values.carrier === customCarrier && (
        <Field label={words.customField} error={touched.carrierName ? errors.carrierName : undefined} required>
          <TextInput maxLength={80} autoComplete="off" {...form.getFieldProps('carrierName')} />
        </Field>
      )}
    </>
  )
}
