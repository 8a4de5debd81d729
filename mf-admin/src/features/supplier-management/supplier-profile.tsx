import type { SupplierDetails } from '@kerf/shared-contracts/contracts/suppliers'
import { type Definition, DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { color } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { styled } from 'styled-components'
import { listOf, placeWords } from '../shared/supplier-words.ts'
import { Section } from './section.tsx'
import { text } from './text.ts'

const words = text.panel

const Website = styled.a`
  color: ${color.link};
  ${focusRing}
`

const Tag = styled(Badge)`
  white-space: normal;
  overflow-wrap: anywhere;
`

function Tags({ values }: { values: readonly string[] }) {
  if (values.length === 0) return words.noneSaid
  return (
    <Cluster>
      {values.map((value) => (
        <Tag key={value}>{value}</Tag>
      ))}
    </Cluster>
  )
}

function factsOf(supplier: SupplierDetails): Definition[] {
  const said = (value: string | number | null) => value || text.unsaid
  const yesOrNo = (value: boolean) => (value ? words.yes : words.no)
  const { website, numberOfEmployees } = supplier
  return [
    { label: words.contact, value: supplier.name },
    { label: words.company, value: said(supplier.companyName) },
    { label: words.number, value: said(supplier.supplierNumber) },
    { label: words.phone, value: said(supplier.phone) },
    {
      label: words.website,
      // Only web addresses, which the profile form accepts, are linked.
      value: /^https?:\/\//.test(website ?? '') ? (
        <Website href={website ?? ''} target="_blank" rel="noreferrer">
          {website}
        </Website>
      ) : (
        said(website)
      ),
    },
    { label: words.address, value: said(supplier.address) },
    { label: words.place, value: said(placeWords(supplier)) },
    { label: words.employees, value: said(numberOfEmployees?.toLocaleString(locale()) ?? null) },
    { label: words.year, value: said(supplier.yearEstablished) },
    { label: words.quality, value: said(supplier.qualitySystem) },
    { label: words.emergency, value: yesOrNo(supplier.emergencyCapability) },
    { label: words.international, value: yesOrNo(supplier.internationalShipping) },
    { label: words.joined, value: formatDate(supplier.createdAt) },
    { label: words.lastSignIn, value: formatDateTime(supplier.lastSignInAt, words.never) },
  ]
}

/** The supplier's whole profile. */
export function SupplierProfile({ supplier }: { supplier: SupplierDetails }) {
  const lists = [
    { label: words.capabilities, value: <Tags values={listOf(supplier.capabilities)} /> },
    { label: words.finishing, value: <Tags values={listOf(supplier.finishingCapabilities)} /> },
    { label: words.certifications, value: <Tags values={listOf(supplier.certifications)} /> },
    { label: words.industries, value: <Tags values={listOf(supplier.primaryIndustries)} /> },
    ...(supplier.description ? [{ label: words.about, value: supplier.description }] : []),
  ]
  return (
    <Section title={words.profile}>
      <DefinitionList items={factsOf(supplier)} columns={3} />
      <DefinitionList items={lists.map((item) => ({ ...item, wide: true }))} />
    </Section>
  )
}
