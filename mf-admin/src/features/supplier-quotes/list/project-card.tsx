import type { SupplierRequest } from '@kerf/shared-contracts/contracts/supplier-requests'
import { FilesPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { askedMaterialWords, askedQuantityWords } from '@kerf/shared-parts/rfqs/words.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { Rows } from '@kerf/shared-ui/tables/list-rows.tsx'
import { formatShortDate } from '@kerf/shared-ui/words/format.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { supplierRequestAddress } from '../../shared/addresses.ts'
import type { OpenQuote } from '../decisions/use-quote-dialogs.tsx'
import { bestPriceWords } from '../quote/quote-words.ts'
import { text } from '../text.ts'
import { QuoteRow } from './quote-row.tsx'

const words = text.project

/** Quotes that a project shows at first: a request to hundreds of suppliers must not bury the next one. */
const shownAtFirst = 5

function factsOf(request: SupplierRequest) {
  const { avgLeadTime, dueDate, isOpen } = request
  const due = dueDate === null ? words.noDue : formatShortDate(dueDate)
  return [
    { label: words.material, value: askedMaterialWords(request) },
    { label: words.quantity, value: askedQuantityWords(request) },
    { label: words.suppliers, value: request.assignedSuppliers.length.toLocaleString(locale()) },
    {
      label: words.quotes,
      value: (
        <>
          {request.quoteCount.toLocaleString(locale())}{' '}
          {request.hasLaterDrawings && <Badge tone="yellow">{words.later}</Badge>}{' '}
          {request.hasWithdrawnRfq && <Badge tone="yellow">{words.withdrawn}</Badge>}
        </>
      ),
    },
    { label: words.bestPrice, value: bestPriceWords(request) },
    { label: words.leadTime, value: avgLeadTime === null ? text.unsaid : text.days(avgLeadTime) },
    {
      label: words.due,
      value: (
        <>
          {due} <Badge tone={isOpen ? 'green' : 'grey'}>{isOpen ? words.open : words.closed}</Badge>
        </>
      ),
    },
  ]
}

interface ProjectCardProps {
  request: SupplierRequest
  onOpen: OpenQuote
}

/** A project that suppliers were asked about, and below it what they offered. */
export function ProjectCard({ request, onOpen }: ProjectCardProps) {
  const { id, projectName, supplierQuotes } = request
  const [isWhole, setWhole] = useState(supplierQuotes.length <= shownAtFirst)
  const shown = isWhole ? supplierQuotes : supplierQuotes.slice(0, shownAtFirst)
  return (
    <Card
      headingLevel={3}
      title={projectName}
      picture={<FilesPicture files={request.files} size="medium" />}
      actions={
        <ButtonLink
          to={supplierRequestAddress(id)}
          icon={<Scale size={16} aria-hidden />}
          aria-label={words.compareNamed(projectName)}
        >
          {words.compare}
        </ButtonLink>
      }
    >
      <Stack $gap={16}>
        <DefinitionList items={factsOf(request)} columns={4} />
        {shown.length === 0 ? (
          <Muted>{words.noQuotes}</Muted>
        ) : (
          <Rows aria-label={words.quotesOf(projectName)}>
            {shown.map((quote) => (
              <QuoteRow key={quote.id} request={request} quote={quote} onOpen={onOpen} />
            ))}
          </Rows>
        )}
        {!isWhole && (
          <div>
            <Button size="small" onClick={() => setWhole(true)}>
              {words.showAll(supplierQuotes.length)}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
