import { currencyCodes } from '@kerf/shared-contracts/rules/currencies'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { Combobox } from '@kerf/shared-ui/forms/choices/combobox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { color, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { ArrowUpToLine, X } from 'lucide-react'
import { styled } from 'styled-components'
import { currencyName } from '../shared/use-defaults.ts'
import { text } from './text.ts'
import type { SettingsForm } from './use-settings-form.ts'

const words = text.currencies

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
`

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 40px;
  padding: 0 ${space[4]} 0 ${space[12]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`

/** The currencies that quotes are offered in; the first is the default. */
export function CurrenciesField({ form, errorOf, errorIn }: Pick<SettingsForm, 'form' | 'errorOf' | 'errorIn'>) {
  const chosen = form.values.currencies
  const set = (next: string[]) => void form.setFieldValue('currencies', next)
  const others = currencyCodes.filter((code) => !chosen.includes(code))
  const error = errorOf('currencies') ?? chosen.map((_code, at) => errorIn('currencies', String(at))).find(Boolean)
  return (
    <Stack $gap={8}>
      <Field label={text.fields.currencies} hint={text.hints.currencies} error={error} group>
        <List>
          {chosen.map((code, at) => (
            <Row key={code}>
              <span>
                {code} · {currencyName(code)}
              </span>
              {at === 0 ? (
                <Badge tone="blue">{words.isDefault}</Badge>
              ) : (
                <IconButton
                  label={words.makeDefault(code)}
                  icon={<ArrowUpToLine size={16} aria-hidden />}
                  onClick={() => set([code, ...chosen.filter((other) => other !== code)])}
                />
              )}
              <IconButton
                label={words.remove(code)}
                icon={<X size={16} aria-hidden />}
                onClick={() => set(chosen.filter((other) => other !== code))}
                {...(chosen.length === 1 && { disabledReason: words.last })}
              />
            </Row>
          ))}
        </List>
      </Field>
      <Field label={words.add} hideLabel>
        <Combobox
          // A choice joins the list, and the field is empty for the next.
          key={chosen.join()}
          value=""
          onValueChange={(code) => set([...chosen, code])}
          options={others.map((code) => ({ value: code, label: `${code} · ${currencyName(code)}` }))}
          placeholder={words.placeholder}
        />
      </Field>
    </Stack>
  )
}
