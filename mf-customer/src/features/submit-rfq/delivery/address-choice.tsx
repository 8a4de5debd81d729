import type { PostalAddress } from '@kerf/shared-contracts/contracts/company-addresses'
import { postalLines } from '@kerf/shared-contracts/rules/postal-address'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { useFormikContext } from 'formik'
import { styled } from 'styled-components'
import type { RfqFormValues } from '../form/rfq-form-schema.ts'
import { text } from '../text.ts'
import { AddressFields } from './address-fields.tsx'
import { type AddressValues, fieldsOf, keyOf, noAddress } from './delivery-values.ts'

const words = text.delivery

const Place = styled(Muted)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** An address in one line, as an option. */
const inOneLine = (address: PostalAddress) => isolatedList([address.name, ...postalLines(address)])

interface AddressChoiceProps {
  name: 'shipTo' | 'billTo'
  label: string
  hint: string
  kept: readonly PostalAddress[]
}

/** The usual address, a saved one, or another that is entered here. */
export function AddressChoice({ name, label, hint, kept }: AddressChoiceProps) {
  const form = useFormikContext<RfqFormValues>()
  const value = form.values[name]
  const choices = choicesOf(value, kept)
  const choose = (choice: string) => {
    const chosen = choices.find((address) => keyOf(address) === choice)
    form.setFieldValue(name, { ...(chosen ? fieldsOf(chosen) : noAddress), choice })
  }
  const isSameOffered = name === 'billTo' && form.values.shipTo.choice !== ''
  return (
    <Stack $gap={12}>
      <Field label={label} hint={hint} optional>
        <Select
          name={`${name}.choice`}
          value={value.choice}
          onChange={({ target }) => choose(target.value)}
          options={[
            { value: '', label: words.usual },
            ...(isSameOffered || value.choice === 'same' ? [{ value: 'same', label: words.same }] : []),
            ...choices.map((address) => ({ value: keyOf(address), label: inOneLine(address) })),
            { value: 'entered', label: words.another },
          ]}
        />
      </Field>
      {value.choice === 'entered' && <AddressFields name={name} label={label} />}
      {isKept(value) && (
        <Place as="p">{[value.name, ...postalLines(value)].filter((line) => line !== '').join('\n')}</Place>
      )}
    </Stack>
  )
}

const isKept = ({ choice }: AddressValues) => choice !== '' && choice !== 'same' && choice !== 'entered'

/** The saved addresses; one chosen in a draft stays among them while they are loading. */
function choicesOf(value: AddressValues, kept: readonly PostalAddress[]): readonly PostalAddress[] {
  if (!isKept(value) || kept.some((address) => keyOf(address) === value.choice)) return kept
  const { choice: _choice, name, state, postalCode, ...place } = value
  return [{ ...place, name: name || null, state: state || null, postalCode: postalCode || null }, ...kept]
}
