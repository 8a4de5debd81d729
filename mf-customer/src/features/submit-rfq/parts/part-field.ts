import type { ChangeEvent } from 'react'
import type { PartErrors } from './part-errors.ts'
import type { PartValues } from './part-list.ts'
import type { PartActions } from './use-parts.ts'

/** What the fields of one part need: its place, its values and its errors. */
export interface PartFieldsProps {
  part: PartValues
  index: number
  errors: PartErrors
  actions: PartActions
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * One control of a part. Its error shows as soon as it was changed (docs/product/rfqs.md, 'The request form').
 * @param also other values that change with it, such as a grade that belongs to another material
 */
export function partField(
  { part, index, errors, actions }: PartFieldsProps,
  field: Exclude<keyof PartValues, 'key' | 'quantities'>,
  also: Partial<PartValues> = {},
) {
  return {
    control: {
      name: `parts.${index}.${field}`,
      value: part[field],
      onChange: (event: ChangeEvent<Control>) => actions.change(index, { ...also, [field]: event.target.value }),
      onBlur: () => actions.leave(index, field),
    },
    error: errors[field],
  }
}
