import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import type { PartFieldsProps } from './part-field.ts'
import { maxQuantities } from './part-list.ts'

const Row = styled.div`
  display: flex;
  gap: ${space[4]};

  & > :first-child {
    flex: 1;
  }
`

const Add = styled.div`
  justify-self: start;
  margin-inline-start: -${space[8]};
`

/** The quantities of a part: one, or several to have each priced. */
export function QuantityFields({ part, index, errors, actions }: PartFieldsProps) {
  const words = text.project
  const list = useRef<HTMLDivElement>(null)
  const { quantities } = part
  const count = quantities.length
  const countBefore = useRef(count)

  // After a quantity is added or removed, the last one is focused.
  useEffect(() => {
    if (count !== countBefore.current) [...(list.current?.querySelectorAll('input') ?? [])].at(-1)?.focus()
    countBefore.current = count
  }, [count])

  const set = (next: readonly string[]) => actions.change(index, { quantities: next })
  return (
    <Stack $gap={8} ref={list}>
      {quantities.map((quantity, at) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a quantity is identified by its place
          key={at}
          label={at === 0 ? words.quantity : words.furtherQuantity(at + 1)}
          error={errors[`quantities.${at}`]}
          required={at === 0}
        >
          <Row>
            <NumberInput
              suffix={words.quantityUnit}
              name={`parts.${index}.quantities.${at}`}
              value={quantity}
              onChange={(event) => set(quantities.with(at, event.target.value))}
              onBlur={() => {
                // An empty field becomes 1 on blur (docs/product/rfqs.md, 'The request form').
                if (at === 0 && quantity.trim() === '') set(quantities.with(0, '1'))
                else actions.leave(index, 'quantities')
              }}
            />
            {at > 0 && (
              <IconButton
                label={words.removeQuantity(at + 1)}
                icon={<X size={16} aria-hidden />}
                onClick={() => set(quantities.toSpliced(at, 1))}
              />
            )}
          </Row>
        </Field>
      ))}
      <Add>
        <Button
          size="small"
          variant="ghost"
          icon={<Plus size={14} aria-hidden />}
          disabledReason={count === maxQuantities ? words.quantitiesFull(maxQuantities) : undefined}
          onClick={() => set([...quantities, ''])}
        >
          {words.addQuantity}
        </Button>
      </Add>
    </Stack>
  )
}
