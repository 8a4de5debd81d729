import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { color, space } from '@kerf/shared-ui/theme/tokens.ts'
import { ClipboardList, FileText, Inbox, type LucideIcon, PackageCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const ComingItem = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};

  svg {
    margin-top: 2px;
    color: ${color.accentText};
  }
`

const words = text.coming
const parts: readonly { icon: LucideIcon; title: string; body: string }[] = [
  { icon: ClipboardList, title: words.requests, body: words.requestsText },
  { icon: FileText, title: words.quotes, body: words.quotesText },
  { icon: PackageCheck, title: words.orders, body: words.ordersText },
]

/** The supplier's first page: that nothing waits yet, and what will appear here. */
export function DashboardPage() {
  const { data: user } = useGetCurrentUserQuery()
  const firstName = user?.name.trim().split(/\s+/)[0]
  return (
    <>
      <PageHeader title={firstName ? text.greeting(firstName) : text.greetingUnknown} description={text.description} />
      <Stack $gap={16}>
        <EmptyState icon={<Inbox size={22} />} title={text.empty.title} text={text.empty.text} />
        <Card title={words.title}>
          <CardGrid $min={220}>
            {parts.map(({ icon: Icon, title, body }) => (
              <ComingItem key={title}>
                <Icon size={18} aria-hidden />
                <div>
                  <SectionTitle>{title}</SectionTitle>
                  <Muted>{body}</Muted>
                </div>
              </ComingItem>
            ))}
          </CardGrid>
        </Card>
      </Stack>
    </>
  )
}
