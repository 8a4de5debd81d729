import { useFileDownload } from '@kerf/shared-parts/files/file-download.tsx'
import { askedMaterialWords, makingWords, quantitiesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { FileLinks } from '@kerf/shared-ui/files/file-links.tsx'
import { ListRow, Rows } from '@kerf/shared-ui/tables/list-rows.tsx'
import { fontWeight } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatFileSize } from '@kerf/shared-ui/words/format.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { styled } from 'styled-components'
import { supplierName } from '../quote/quote-words.ts'
import { text as shared } from '../text.ts'
import type { RequestDetails } from './request-details.ts'
import { text } from './text.ts'

const words = text.facts

const Strong = styled.p`
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
`

function factsOf(request: RequestDetails) {
  const { version, seal, specialInstructions } = request
  const changed = version > 1 ? ` · ${words.changed(version - 1)}` : ''
  return [
    { label: words.reference, value: request.referenceNumber ?? shared.unsaid },
    { label: words.material, value: askedMaterialWords(request) },
    { label: words.sent, value: formatDate(request.createdAt) },
    { label: words.due, value: formatDate(request.dueDate, words.noDue) },
    { label: words.version, value: `${version}${changed}` },
    { label: words.seal, value: <span title={seal}>{seal.slice(0, 12)}</span> },
    { label: words.description, value: request.description, wide: true },
    ...(specialInstructions ? [{ label: words.instructions, value: specialInstructions, wide: true }] : []),
  ]
}

function Parts({ parts }: Pick<RequestDetails, 'parts'>) {
  return (
    <Rows aria-label={words.parts}>
      {parts.map((part) => (
        <ListRow key={part.id}>
          <Strong>
            {part.name} · {quantitiesWords(part.quantities)}
          </Strong>
          <Muted>{makingWords(part)}</Muted>
          {part.notes && <Muted>{part.notes}</Muted>}
        </ListRow>
      ))}
    </Rows>
  )
}

/** Says whose quotes are for what the request was before. */
function ChangedSince({ supplierQuotes }: Pick<RequestDetails, 'supplierQuotes'>) {
  const outdated = supplierQuotes.filter(({ isOutdated, status }) => isOutdated && status === 'pending')
  if (outdated.length === 0) return null
  const names = isolatedList(outdated.map(({ supplier }) => supplierName(supplier)))
  return <Notice tone="yellow">{words.outdated(names, outdated.length === 1)}</Notice>
}

/** Says which drawings customers added since, so that nobody accepts a quote for an earlier one unawares. */
function LaterDrawings({ rfqs, supplierQuotes }: Pick<RequestDetails, 'rfqs' | 'supplierQuotes'>) {
  const isAccepted = supplierQuotes.some(({ status }) => status === 'accepted')
  return rfqs
    .filter(({ laterDrawings }) => laterDrawings.length > 0)
    .map(({ id, displayNumber, laterDrawings }) => (
      <Notice key={id} tone="yellow">
        {words.later(
          displayNumber,
          isolatedList(laterDrawings.map(({ fileName }) => fileName)),
          laterDrawings.length === 1,
          isAccepted,
        )}
      </Notice>
    ))
}

/** Says which customers no longer want what suppliers were asked for; suppliers themselves are not told. */
function WithdrawnRfqs({ rfqs }: Pick<RequestDetails, 'rfqs'>) {
  return rfqs
    .filter(({ withdrawnAt }) => withdrawnAt !== undefined)
    .map(({ id, displayNumber, withdrawnAt }) => (
      <Notice key={id} tone="yellow">
        {words.withdrawn(displayNumber, formatDate(withdrawnAt))}
      </Notice>
    ))
}

/** What suppliers were asked, as it is now. */
export function RequestFacts({ request }: { request: RequestDetails }) {
  const { files, parts } = request
  const downloadButton = useFileDownload()
  const links = files.map(({ id, fileName, fileUrl, fileType, fileSize, pictureUrl }) => ({
    ...{ id, name: fileName, href: fileUrl, kind: fileType, size: fileSize, picture: pictureUrl },
  }))
  return (
    <Card title={words.title}>
      <Stack $gap={16}>
        <WithdrawnRfqs rfqs={request.rfqs} />
        <LaterDrawings {...request} />
        <ChangedSince supplierQuotes={request.supplierQuotes} />
        <DefinitionList items={factsOf(request)} columns={4} />
        <SectionTitle>{words.parts}</SectionTitle>
        <Parts parts={parts} />
        <SectionTitle>{words.files}</SectionTitle>
        {links.length === 0 ? (
          <Muted>{words.noFiles}</Muted>
        ) : (
          <FileLinks label={words.files} files={links} sizeWords={formatFileSize} actions={downloadButton} />
        )}
      </Stack>
    </Card>
  )
}
