import { ChargeKind } from '@kerf/shared-contracts/contracts/quotes'
import { mostCharges } from '@kerf/shared-contracts/contracts/quotes-admin'
import { text as quoteText } from '@kerf/shared-parts/quotes/text.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { MoneyInput } from '@kerf/shared-ui/forms/inputs/money-input.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { media, space } from '@kerf/shared-ui/theme/tokens.ts'
import { Plus, X } from 'lucide-react'
import { type FocusEventHandler, useRef } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import type { ChargeValues } from './charge-values.ts'

const words = text.charges
const kindWords = quoteText.chargeKinds
const kinds = ChargeKind.options.map((value) => ({ value, label: kindWords[value] }))

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 130px) minmax(0, 1fr) minmax(0, 150px) auto;
  gap: ${space[8]};
  align-items: start;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;

    > :nth-child(2) {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`

interface ChargeFieldsProps {
  charges: readonly ChargeValues[]
  onChange: (charges: ChargeValues[]) => void
  currency: string
  /** The error of a field, by its path in the form. */
  errorOf: (path: string) => string | undefined
  /** Tells the form that a field was blurred. */
  onBlur: FocusEventHandler
}

/** The charges of a quote beside its parts: setup, tooling, freight, tax. */
export function ChargeFields({ charges, onChange, currency, errorOf, onBlur }: ChargeFieldsProps) {
  const element = useRef<HTMLDivElement>(null)
  const change = (at: number, part: Partial<ChargeValues>) =>
    onChange(charges.map((charge, index) => (index === at ? { ...charge, ...part } : charge)))
  /** A name that was not typed follows the kind. */
  const changeKind = (at: number, kind: ChargeKind) => {
    const { kind: before, label } = charges[at] ?? { kind, label: '' }
    const isOwn = label.trim() !== '' && label !== kindWords[before]
    change(at, { kind, label: isOwn ? label : nameOf(kind) })
  }
  const remove = (at: number) => {
    onChange(charges.filter((_charge, index) => index !== at))
    // The focused element is gone.
    element.current?.querySelector<HTMLElement>('[data-add-charge]')?.focus()
  }
  return (
    <Stack $gap={12} ref={element} role="group" aria-label={words.title}>
      {charges.map(({ key, kind, label, amount }, at) => (
        <Line key={key}>
          <Field label={words.kindOf(at + 1)} hideLabel>
            <Select
              name={`charges.${at}.kind`}
              options={kinds}
              value={kind}
              // One of the options.
              onChange={({ target }) => changeKind(at, ChargeKind.parse(target.value))}
            />
          </Field>
          <Field label={words.labelOf(at + 1)} hideLabel error={errorOf(`charges.${at}.label`)}>
            <TextInput
              name={`charges.${at}.label`}
              maxLength={120}
              autoComplete="off"
              placeholder={words.labelPlaceholder}
              value={label}
              onBlur={onBlur}
              onChange={({ target }) => change(at, { label: target.value })}
            />
          </Field>
          <Field label={words.amountOf(at + 1)} hideLabel error={errorOf(`charges.${at}.amount`)}>
            <MoneyInput
              name={`charges.${at}.amount`}
              currency={currency}
              value={amount}
              onBlur={onBlur}
              onChange={({ target }) => change(at, { amount: target.value })}
            />
          </Field>
          <IconButton
            label={words.remove(label || String(at + 1))}
            icon={<X size={16} aria-hidden />}
            onClick={() => remove(at)}
          />
        </Line>
      ))}
      <div>
        <Button
          size="small"
          data-add-charge
          icon={<Plus size={16} aria-hidden />}
          onClick={() => onChange([...charges, emptyCharge()])}
          disabledReason={charges.length >= mostCharges ? words.most(mostCharges) : undefined}
        >
          {words.add}
        </Button>
      </div>
    </Stack>
  )
}

const emptyCharge = (): ChargeValues => ({
  key: crypto.randomUUID(),
  kind: 'setup',
  label: nameOf('setup'),
  amount: '',
})

/** The name of a line of this kind, until another one is typed. */
const nameOf = (kind: ChargeKind) => (kind === 'other' ? '' : kindWords[kind])
