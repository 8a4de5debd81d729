import { errorAt } from '@kerf/shared-parts/forms/error-at.ts'
import { businessToday } from '@kerf/shared-runtime'
import { Cluster, Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { DateInput } from '@kerf/shared-ui/forms/inputs/date-input.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { awardedPieces, mostPieces } from '../../quote/awarded-pieces.ts'
import type { RequestDetails } from '../request-details.ts'
import { openQuotes } from './award-values.ts'
import type { AwardForm } from './form-type.ts'
import { text } from './text.ts'

const words = text.limits

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${space[12]};

  /* Labels, controls and hints in a line each, however many lines a label needs. */
  & > * {
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 6px;
  }
`

interface AwardLimitsProps {
  form: AwardForm
  request: RequestDetails
}

/** Certificates that suppliers have proven, each once whatever its case, in the order of the alphabet. */
function certificatesIn(request: RequestDetails): string[] {
  const named = new Map<string, string>()
  for (const certificate of openQuotes(request).flatMap(({ supplier }) => supplier.provenCertificates)) {
    const key = certificate.trim().toLowerCase()
    if (!named.has(key)) named.set(key, certificate.trim())
  }
  return [...named.values()].sort()
}

function Certificates({ form, request }: AwardLimitsProps) {
  const offered = certificatesIn(request)
  const { certificates } = form.values
  const toggle = (name: string, isWanted: boolean) =>
    void form.setFieldValue(
      'certificates',
      isWanted ? [...certificates, name] : certificates.filter((one) => one !== name),
    )
  return (
    <Field label={words.certificates} group>
      {offered.length === 0 ? (
        <Muted>{words.noCertificates}</Muted>
      ) : (
        <Cluster $gap={16}>
          {offered.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={certificates.includes(name)}
              onChange={({ target }) => toggle(name, target.checked)}
            />
          ))}
        </Cluster>
      )}
    </Field>
  )
}

function Needed({ form, request }: AwardLimitsProps) {
  return request.parts.map((part) => {
    const awarded = awardedPieces(request, part.id)
    const most = text.neededHint(mostPieces(request, part))
    return (
      <Field
        key={part.id}
        label={text.needed(part.name)}
        hint={awarded > 0 ? `${text.awarded(awarded)}. ${most}` : most}
        error={errorAt(form, `needed.${part.id}`)}
      >
        <NumberInput {...form.getFieldProps(`needed.${part.id}`)} />
      </Field>
    )
  })
}

/** What an award is for, and what it has to keep. */
export function AwardLimits({ form, request }: AwardLimitsProps) {
  const currencies = [...new Set(openQuotes(request).map(({ currency }) => currency))].sort()
  return (
    <Stack $gap={12}>
      <Fields>
        <Needed form={form} request={request} />
        {currencies.length > 1 && (
          <Field label={text.currency} hint={text.currencyHint}>
            <Select
              {...form.getFieldProps('currency')}
              options={currencies.map((value) => ({ value, label: value }))}
            />
          </Field>
        )}
      </Fields>
      <SectionTitle>{words.title}</SectionTitle>
      <Fields>
        <Field label={words.maxSuppliers} error={errorAt(form, 'maxSuppliers')} optional>
          <NumberInput {...form.getFieldProps('maxSuppliers')} />
        </Field>
        <Field label={words.minSources} error={errorAt(form, 'minSources')} optional>
          <NumberInput {...form.getFieldProps('minSources')} />
        </Field>
        <Field label={words.neededBy} error={errorAt(form, 'neededBy')} optional>
          <DateInput min={businessToday()} {...form.getFieldProps('neededBy')} />
        </Field>
        <Field label={words.notBefore} error={errorAt(form, 'notBefore')} optional>
          <DateInput min={businessToday()} {...form.getFieldProps('notBefore')} />
        </Field>
      </Fields>
      <Certificates form={form} request={request} />
    </Stack>
  )
}
