import type { CustomerDetails } from '@kerf/shared-contracts/contracts/customers'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { CompanyRoleForm } from '../../accounts/company-role-form.tsx'
import { companyAddress } from '../../shared/addresses.ts'
import { Colleagues } from './colleagues.tsx'
import { text } from './text.ts'

const words = text.company

/** A customer's company, their role in it, and its other members. */
export function CompanyCard({ customer }: { customer: CustomerDetails }) {
  const { company, companyRole, companyNameInput } = customer
  if (!company) {
    return (
      <Card title={words.title}>
        <Muted>{companyNameInput ? words.typed(companyNameInput) : words.none}</Muted>
      </Card>
    )
  }
  const items = [
    { label: words.name, value: <TextLink to={companyAddress(company.name)}>{company.name}</TextLink> },
    { label: words.number, value: company.customerNumber ?? text.unsaid },
  ]
  return (
    <Card title={words.title}>
      <CardGrid $min={300}>
        <Stack $gap={24}>
          <DefinitionList items={items} columns={2} />
          {companyRole && <CompanyRoleForm account={customer} present={companyRole} />}
        </Stack>
        <Colleagues companyId={company.id} customerId={customer.id} />
      </CardGrid>
    </Card>
  )
}
