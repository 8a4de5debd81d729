import { type KeptAddress, PostalAddressInput } from '@kerf/shared-contracts/contracts/company-addresses'
import { addressLengths } from '@kerf/shared-contracts/rules/address-lengths'
import { toast } from '@kerf/shared-runtime'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import * as z from 'zod/mini'
import { failureWords } from '../forms/failure-words.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useDialogForm } from '../forms/use-dialog-form.ts'
import type { AddressCalls, EditableAddress } from './address-calls.ts'
import { text } from './text.ts'

const words = text.form

const fields = ['name', 'address', 'city', 'state', 'postalCode', 'country'] as const
type Name = (typeof fields)[number]
type Values = Record<Name, string>

const kept = z.partial(
  z.object({
    ...{ name: z.string(), address: z.string(), city: z.string() },
    ...{ state: z.string(), postalCode: z.string(), country: z.string() },
  }),
)

function valuesOf({ name, address, city, state, postalCode, country }: KeptAddress): Values {
  return { name: name ?? '', address, city, state: state ?? '', postalCode: postalCode ?? '', country }
}

interface AddressDialogProps {
  /** As it is now: somebody else may change it while it is open. */
  address: EditableAddress
  calls: AddressCalls
  /** @param before what it was */
  onChanged?: ((before: KeptAddress, now: KeptAddress) => void) | undefined
  onClose: () => void
}

/** Changes an address that a company keeps. */
export function AddressDialog({ address, calls, onChanged, onClose }: AddressDialogProps) {
  const { id, ...base } = address
  const { form, element, errorOf } = useDialogForm({
    place: `address ${id}`,
    kept,
    shown: valuesOf(address),
    base,
    changeOf: { what: 'company-address', id },
    schema: PostalAddressInput,
    send: (values: Values, basedOn) => calls.change(address, { ...values, basedOn }),
    onDone: (now: KeptAddress) => {
      toast.success(words.done)
      onChanged?.(address, now)
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, words.failedText)),
  })
  const line = (name: Name) => (
    <Field
      key={name}
      label={text.fields[name]}
      hint={name === 'name' ? text.fields.nameHint : undefined}
      error={errorOf(name)}
      {...(isRequired(name) ? { required: true } : { optional: true })}
    >
      <TextInput maxLength={addressLengths[name]} autoComplete="off" {...form.getFieldProps(name)} />
    </Field>
  )
  return (
    <FormDialog
      form={form}
      element={element}
      size="medium"
      title={words.title}
      description={words.text}
      submit={words.submit}
      present={fields.map((name) => ({ label: text.fields[name], value: valuesOf(address)[name] }))}
      onClose={onClose}
    >
      {line('name')}
      <Field label={text.fields.address} error={errorOf('address')} required>
        <TextArea rows={2} maxLength={addressLengths.address} autoComplete="off" {...form.getFieldProps('address')} />
      </Field>
      <CardGrid>{(['city', 'state', 'postalCode', 'country'] as const).map(line)}</CardGrid>
    </FormDialog>
  )
}

const isRequired = (name: Name) => name === 'city' || name === 'country'
