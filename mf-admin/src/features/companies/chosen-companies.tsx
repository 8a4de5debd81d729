import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { color, fontSize, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { CompanyPicker, type PickedCompany } from './company-picker.tsx'
import { text } from './text.ts'

const words = text.merge

const Chosen = styled.ul`
  display: grid;
  gap: ${space[4]};
  list-style: none;
`

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  padding: 2px 2px 2px ${space[12]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
`

const Aside = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
`

interface ChosenCompaniesProps {
  companies: readonly PickedCompany[]
  error: string | undefined
  onChange: (companies: readonly PickedCompany[]) => void
}

/** The companies to merge; more can be added, and each removed. */
export function ChosenCompanies({ companies, error, onChange }: ChosenCompaniesProps) {
  return (
    <Stack $gap={8}>
      {companies.length > 0 && (
        <Chosen aria-label={words.companies}>
          {companies.map(({ id, name, customerNumber }) => (
            <Item key={id}>
              <span>
                {name} {customerNumber && <Aside>{customerNumber}</Aside>}
              </span>
              <IconButton
                size="small"
                icon={<X size={14} aria-hidden />}
                label={words.remove(name)}
                onClick={() => onChange(companies.filter((company) => company.id !== id))}
              />
            </Item>
          ))}
        </Chosen>
      )}
      <Field label={words.find} hint={words.companiesHint} error={error}>
        <CompanyPicker
          without={companies.map(({ id }) => id)}
          onChoose={(company) => onChange([...companies, company])}
        />
      </Field>
    </Stack>
  )
}
