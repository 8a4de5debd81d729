import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { media, space } from '@kerf/shared-ui/theme/tokens.ts'
import { Plus, X } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from './text.ts'
import type { SettingsForm } from './use-settings-form.ts'

const words = text.tax
const mostLines = 6

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
  gap: ${space[8]};
  align-items: start;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(2) {
      grid-row: 2;
    }
  }
`

/** Lines with a name and a value, such as a VAT ID. */
export function TaxLines({ form, errorIn }: Pick<SettingsForm, 'form' | 'errorIn'>) {
  const lines = form.values.taxLines
  const set = (next: typeof lines) => void form.setFieldValue('taxLines', next)
  const change = (at: number, part: Partial<(typeof lines)[number]>) =>
    set(lines.map((line, index) => (index === at ? { ...line, ...part } : line)))
  return (
    <Stack $gap={12}>
      {lines.length === 0 && <Muted>{words.none}</Muted>}
      {lines.map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other key
        <Line key={at}>
          <Field label={words.labelOf(at + 1)} hideLabel error={errorIn('taxLines', `${at}.label`)}>
            <TextInput
              name={`taxLines.${at}.label`}
              maxLength={40}
              placeholder={words.labelPlaceholder}
              value={label}
              onChange={({ target }) => change(at, { label: target.value })}
            />
          </Field>
          <Field label={words.valueOf(at + 1)} hideLabel error={errorIn('taxLines', `${at}.value`)}>
            <TextInput
              name={`taxLines.${at}.value`}
              maxLength={120}
              value={value}
              onChange={({ target }) => change(at, { value: target.value })}
            />
          </Field>
          <IconButton
            label={words.remove(label || String(at + 1))}
            icon={<X size={16} aria-hidden />}
            onClick={() => set(lines.filter((_line, index) => index !== at))}
          />
        </Line>
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => set([...lines, { label: '', value: '' }])}
          {...(lines.length >= mostLines && { disabledReason: words.most })}
        >
          {words.add}
        </Button>
      </div>
    </Stack>
  )
}
