import { useFormikContext } from 'formik'
import type { ChangeEvent } from 'react'
import type { RfqFormValues } from './rfq-form-schema.ts'

type TextField = Exclude<
  keyof RfqFormValues,
  'internationalManufacturingOk' | 'parts' | 'shipTo' | 'billTo' | 'findings' | 'answers'
>

/**
 * One control of the RFQ form. Its error shows as soon as it was changed (docs/product/rfqs.md, 'The request form').
 * @param also other values that change with it, such as a grade that belongs to another material
 */
export function useRfqField(name: TextField, also?: () => void) {
  const form = useFormikContext<RfqFormValues>()
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
    form.setFieldTouched(name, true, false)
    form.setFieldValue(name, event.target.value)
    also?.()
  }
  return {
    control: { name, value: form.values[name], onChange, onBlur: form.handleBlur },
    error: form.touched[name] ? form.errors[name] : undefined,
  }
}
