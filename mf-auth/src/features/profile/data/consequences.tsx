import type { DeletionPreview } from '@kerf/shared-contracts/contracts/account-deletion'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { color, space, toneColor } from '@kerf/shared-ui/theme/tokens.ts'
import { Archive, type LucideIcon, Trash2, UserCog } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from './text.ts'

interface ConsequencesProps {
  preview: DeletionPreview
  /** Only customers have requests and orders; others need not read that they have none. */
  isCustomer: boolean
}

const words = text.deletion

const List = styled.ul<{ $color: string }>`
  display: grid;
  gap: ${space[8]};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[8]};
    overflow-wrap: anywhere;
  }
  svg {
    margin-top: 3px;
    color: ${({ $color }) => $color};
  }
`

interface SectionProps {
  title: string
  items: readonly string[]
  icon: LucideIcon
  iconColor: string
}

function Section({ title, items, icon: Icon, iconColor }: SectionProps) {
  return (
    <Stack $gap={8}>
      <SectionTitle>{title}</SectionTitle>
      <List aria-label={title} $color={iconColor}>
        {items.map((item) => (
          <li key={item}>
            <Icon size={14} aria-hidden />
            {item}
          </li>
        ))}
      </List>
    </Stack>
  )
}

/** What deleting an account removes, and what stays. */
export function Consequences({ preview, isCustomer }: ConsequencesProps) {
  const { rfqs, quotes, orders, openOrders, successorName, supplier } = preview
  const stays = [
    ...(orders > 0 ? [words.orders(orders)] : []),
    ...(supplier && supplier.quotes + supplier.purchaseOrders > 0
      ? [words.ofSupplier(supplier.quotes, supplier.purchaseOrders)]
      : []),
  ]
  const goes = [
    words.person,
    ...(rfqs > 0 ? [words.rfqs(rfqs)] : []),
    ...(quotes > 0 ? [words.quotes(quotes, rfqs)] : []),
  ]
  return (
    <>
      <Section title={words.goes} items={goes} icon={Trash2} iconColor={color.dangerText} />
      {isCustomer && rfqs + orders === 0 && <p>{words.nothing}</p>}
      {stays.length > 0 && (
        <Section title={words.stays} items={stays} icon={Archive} iconColor={toneColor('green').strong} />
      )}
      {openOrders > 0 && <Notice tone="yellow">{words.stillOpen(openOrders, orders)}</Notice>}
      {supplier && supplier.openPurchaseOrders > 0 && (
        <Notice tone="red">{words.openOrders(supplier.openPurchaseOrders)}</Notice>
      )}
      {successorName && (
        <Section title={words.changes} items={[words.successor(successorName)]} icon={UserCog} iconColor={color.link} />
      )}
    </>
  )
}
