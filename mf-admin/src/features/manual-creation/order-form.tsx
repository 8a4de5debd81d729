import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { manualFinishes, manualMaterials, shownValue } from '@kerf/shared-contracts/rules/catalog'
import { businessToday } from '@kerf/shared-runtime'
import { useCreateManualOrderMutation } from '@kerf/shared-runtime/endpoints/orders-admin'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { MoneyInput } from '@kerf/shared-ui/forms/inputs/money-input.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { useDefaults } from '../shared/use-defaults.ts'
import { CreationFrame } from './creation-frame.tsx'
import { CurrencyField } from './currency-field.tsx'
import { emptyOrder, keptOrder, missingOfOrder, type OrderValues, orderSchema } from './form-schemas.ts'
import { text } from './text.ts'
import { useCreationForm } from './use-creation-form.ts'

const words = text.order

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: shownValue(value) }))
const materials = asOptions(manualMaterials)
const finishes = asOptions(manualFinishes)

/** The state of the order form. Kept by the page, so that switching tabs loses nothing. */
export function useManualOrder() {
  const [create] = useCreateManualOrderMutation()
  const { currency } = useDefaults()
  return useCreationForm({
    place: 'manual order',
    kept: keptOrder,
    empty: emptyOrder,
    schema: () => orderSchema(businessToday()),
    words,
    create: async ({ customer: _customer, ...body }, { id }) => {
      const { data, error } = await create({ body: { ...body, currency: body.currency || currency, customerId: id } })
      if (error) return { error }
      return { created: { number: data.orderNumber, address: adminAddress.order(data.id) } }
    },
  })
}

type OrderForm = ReturnType<typeof useManualOrder>

/** The fields of the part. */
function PartFields({ form, errorOf }: Pick<OrderForm, 'form' | 'errorOf'>) {
  const { currency } = useDefaults()
  return (
    <>
      <Field label={words.projectName} error={errorOf('projectName')} required>
        <TextInput maxLength={200} {...form.getFieldProps('projectName')} />
      </Field>
      <Field label={words.material} error={errorOf('material')} required>
        <Select options={materials} placeholder={words.materialPlaceholder} {...form.getFieldProps('material')} />
      </Field>
      <Field label={words.materialGrade} error={errorOf('materialGrade')} optional>
        <TextInput maxLength={80} {...form.getFieldProps('materialGrade')} />
      </Field>
      <Field label={words.finishing} error={errorOf('finishing')}>
        <Select options={finishes} {...form.getFieldProps('finishing')} />
      </Field>
      <Field label={words.tolerance} error={errorOf('tolerance')} required>
        <TextInput maxLength={80} placeholder="±0.005 in" {...form.getFieldProps('tolerance')} />
      </Field>
      <Field label={words.quantity} error={errorOf('quantity')} required>
        <NumberInput {...form.getFieldProps('quantity')} />
      </Field>
      <Field label={words.amount} error={errorOf('amount')} required>
        <MoneyInput currency={form.values.currency || currency} {...form.getFieldProps('amount')} />
      </Field>
      <CurrencyField value={form.values.currency} onValueChange={(code) => void form.setFieldValue('currency', code)} />
      <Field label={words.completion} error={errorOf('estimatedCompletion')} optional>
        <DateInput min={businessToday()} {...form.getFieldProps('estimatedCompletion')} />
      </Field>
    </>
  )
}

/** Creates an order for a customer who ordered outside of Kerf. */
export function OrderForm({ order }: { order: OrderForm }) {
  const missing = (values: OrderValues) => {
    const fields = missingOfOrder(values)
    return fields.length > 0 ? words.missingText(fields) : undefined
  }
  return (
    <CreationFrame creation={order} words={words} missing={missing}>
      <PartFields form={order.form} errorOf={order.errorOf} />
    </CreationFrame>
  )
}
