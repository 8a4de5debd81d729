import type { Profile } from '@kerf/shared-contracts/contracts/profile'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { companyRoles } from '../../shared/company-roles.ts'
import { text } from './text.ts'

interface CompanyCardProps {
  company: NonNullable<Profile['company']>
  companyRole: Profile['companyRole']
}

const words = text.company

/** The company that a customer is linked to, which only we can rename. */
export function CompanyCard({ company, companyRole }: CompanyCardProps) {
  const items = [
    { label: words.name, value: company.name },
    { label: words.customerNumber, value: company.customerNumber ?? words.noNumber },
    ...(companyRole ? [{ label: words.roleLabel, value: words.role(companyRoles[companyRole]), wide: true }] : []),
  ]
  return (
    <Card title={words.title}>
      <Stack>
        <DefinitionList items={items} />
        <Muted>
          {words.why} <TextLink to="?tab=company">{words.people}</TextLink>
        </Muted>
      </Stack>
    </Card>
  )
}
