import type { Profile } from '@kerf/shared-contracts/client/generated/profile'
import { Card } from '@kerf/shared-ui/card'
import { DefinitionList } from '@kerf/shared-ui/definition-list'
import { Muted, Stack } from '@kerf/shared-ui/layout'
import { TextLink } from '@kerf/shared-ui/text-link'
import { companyRoles } from '../../shared/company-roles.ts'
import { text } from './text.ts'

interface CompanyCardProps {
  company: NonNullable<Profile['company']>
  companyRole: Profile['companyRole']
}

const words = text.company

/** The company that a customer is linked to, which is ours to name. */
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
