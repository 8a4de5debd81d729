import { type Company, defaultCountry } from '@kerf/shared-contracts/contracts/companies'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { actionsColumn } from '@kerf/shared-ui/tables/row-actions.tsx'
import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { Hash, MapPin, Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import type { z } from 'zod'
import { MailLink } from '../shared/mail-link.tsx'
import { text } from './text.ts'

const words = text.columns

type Row = z.output<typeof Company>

const Lines = styled.span`
  display: grid;
  min-width: 0;
  padding: ${space[4]} 0;
  line-height: 1.35;
  white-space: normal;
  overflow-wrap: anywhere;
`

const Name = styled.span`
  font-weight: ${fontWeight.medium};
`

const Aside = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.regular};
`

const NumberLine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  white-space: nowrap;
`

const Website = styled.a`
  color: ${color.link};
  ${focusRing}
`

/** A number of things that belong to a company, with a link to them. */
function People({ company: { name, customerNumber, userCount } }: { company: Row }) {
  if (userCount === 0) return text.users(userCount)
  const people = `/admin/customers?${new URLSearchParams({ q: customerNumber ?? name })}`
  return (
    <TextLink to={people} aria-label={text.usersOf(userCount, name)}>
      {text.users(userCount)}
    </TextLink>
  )
}

function Details({ company }: { company: Row }) {
  const { name, industry, createdAt } = company
  return (
    <Lines>
      <Name>{name}</Name>
      {industry && <Aside>{industry}</Aside>}
      <Aside>
        {text.created(formatDate(createdAt))} · <People company={company} />
      </Aside>
    </Lines>
  )
}

function CustomerNumber({ company, onAssign }: { company: Row; onAssign: (company: Row) => void }) {
  const { name, customerNumber } = company
  return (
    <NumberLine>
      {customerNumber ?? <Aside>{text.unassigned}</Aside>}
      <IconButton
        size="small"
        icon={<Hash size={14} aria-hidden />}
        label={customerNumber ? text.changeOf(name) : text.assignTo(name)}
        onClick={() => onAssign(company)}
      />
    </NumberLine>
  )
}

function Contact({ company: { name, contactEmail, phone, website } }: { company: Row }) {
  if (!contactEmail && !phone && !website) return text.unsaid
  return (
    <Lines>
      {contactEmail && (
        <span>
          <MailLink address={contactEmail} />
        </span>
      )}
      {phone && <span>{phone}</span>}
      {website && (
        <span>
          <Website href={website} target="_blank" rel="noreferrer" aria-label={text.websiteOf(name)}>
            {text.website}
          </Website>
        </span>
      )}
    </Lines>
  )
}

function Location({ company: { address, city, state, country } }: { company: Row }) {
  const place = listed([city, state])
  const abroad = country === defaultCountry ? '' : country
  const lines = [address, place, abroad].filter((line) => line !== null && line !== '')
  if (lines.length === 0) return text.unsaid
  return (
    <Lines>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Lines>
  )
}

export function companyColumns(
  onAssign: (company: Row) => void,
  onEdit: (company: Row) => void,
  onAddresses: (company: Row) => void,
): DataTableColumn<Row>[] {
  return [
    {
      ...{ id: 'details', header: words.details, width: 260, minWidth: 180, grow: true, primary: true },
      // By name only: an arrow at the names would suggest that they are sorted while the newest come first.
      sorts: { ascending: 'name' },
      cell: (company) => <Details company={company} />,
    },
    {
      ...{ id: 'number', header: words.number, width: 160, minWidth: 150 },
      cell: (company) => <CustomerNumber company={company} onAssign={onAssign} />,
    },
    {
      id: 'contact',
      header: words.contact,
      width: 230,
      minWidth: 150,
      cell: (company) => <Contact company={company} />,
    },
    {
      ...{ id: 'location', header: words.location, width: 200, minWidth: 120 },
      cell: (company) => <Location company={company} />,
    },
    actionsColumn({
      header: words.actions,
      width: 110,
      most: 2,
      actions: (company) => [
        {
          label: text.edit,
          name: text.editNamed(company.name),
          icon: <Pencil size={16} aria-hidden />,
          onClick: () => onEdit(company),
        },
        {
          label: text.addresses,
          name: text.addressesOf(company.name),
          icon: <MapPin size={16} aria-hidden />,
          onClick: () => onAddresses(company),
        },
      ],
    }),
  ]
}
