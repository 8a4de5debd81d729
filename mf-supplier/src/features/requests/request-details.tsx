import type { ReceivedRequest } from '@kerf/shared-contracts/contracts/supplier-requests-supplier'
import { labelOf, materials, processes, shownValue } from '@kerf/shared-contracts/rules/catalog'
import { fileAddress } from '@kerf/shared-parts/files/file-address.ts'
import { useFileDownload } from '@kerf/shared-parts/files/file-download.tsx'
import { FileMeasures } from '@kerf/shared-parts/measures/part-measures.tsx'
import { askedMaterialWords, askedQuantityWords, toleranceWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { FileLinks } from '@kerf/shared-ui/files/file-links.tsx'
import { ListRow, Rows } from '@kerf/shared-ui/tables/list-rows.tsx'
import { formatCount, formatDate, formatFileSize, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { text } from './text.ts'

function factsOf(request: ReceivedRequest) {
  const { quote, specialInstructions } = request
  return [
    { label: text.columns.status, value: <StatusBadge status={request.status} /> },
    { label: text.columns.due, value: formatDate(request.dueDate, text.noDue) },
    { label: text.columns.material, value: askedMaterialWords(request) },
    { label: text.columns.quantity, value: askedQuantityWords(request) },
    ...(quote
      ? [
          { label: text.facts.price, value: formatMoney(quote.price, quote.currency) },
          { label: text.facts.lead, value: text.facts.days(quote.leadTime) },
        ]
      : []),
    { label: text.facts.description, value: request.description, wide: true },
    ...(specialInstructions ? [{ label: text.facts.instructions, value: specialInstructions, wide: true }] : []),
  ]
}

function partFacts(part: ReceivedRequest['parts'][number]) {
  const words = text.part
  const known = (label: string, value: string | null) => (value ? [{ label, value }] : [])
  return [
    { label: text.columns.material, value: shownValue(labelOf(materials, part.material)) },
    ...known(words.grade, shownValue(part.materialGrade)),
    ...known(words.process, shownValue(labelOf(processes, part.process))),
    ...known(words.finishing, shownValue(part.finishing)),
    ...known(words.tolerance, toleranceWords(part.tolerance, '')),
    { label: words.quantities, value: part.quantities.map((quantity) => formatCount(quantity)).join(' / ') },
    ...(part.notes ? [{ label: words.notes, value: part.notes, wide: true }] : []),
  ]
}

function RequestNotices({
  request: { status, isOpen, isAwarded, quote, changedAt, declinedAt, declineReason },
}: RequestDetailsProps) {
  return (
    <>
      {declinedAt && status === 'declined' && (
        <Notice tone="grey">{declineReason ? text.declinedWith(declineReason) : text.declined}</Notice>
      )}
      {quote?.isOutdated && <Notice tone="yellow">{text.outdated}</Notice>}
      {changedAt && !quote && isOpen && <Notice tone="blue">{text.changed}</Notice>}
      {!isOpen && !quote && <Notice tone="grey">{isAwarded ? text.awarded : text.closed}</Notice>}
    </>
  )
}

/** By which the part of a file is to be made; of a file of no part, by which all are, if they agree. */
function processOf({ parts }: ReceivedRequest, { partId }: ReceivedRequest['files'][number]): string | null {
  const meant = parts.filter(({ id }) => partId === null || id === partId)
  const [process = null, ...others] = new Set(meant.map((part) => part.process))
  return others.length === 0 ? process : null
}

function RequestFiles({ request }: RequestDetailsProps) {
  const download = useFileDownload()
  const links = request.files.map((file) => ({
    ...{ id: file.id, name: file.fileName, href: fileAddress(file, { process: processOf(request, file) }) },
    ...{ kind: file.fileType, size: file.fileSize, picture: file.pictureUrl },
  }))
  return <FileLinks label={text.drawings} files={links} sizeWords={formatFileSize} actions={download} />
}

interface RequestDetailsProps {
  request: ReceivedRequest
}

/** Everything the supplier was sent: facts, parts and drawings; STEP files open in the viewer. */
export function RequestDetails({ request }: RequestDetailsProps) {
  return (
    <Stack $gap={16}>
      <RequestNotices request={request} />
      <DefinitionList columns={4} items={factsOf(request)} />
      <SectionTitle>{text.parts}</SectionTitle>
      <Rows>
        {request.parts.map((part) => (
          <ListRow key={part.id}>
            <strong>{part.name}</strong>
            <DefinitionList columns={4} items={partFacts(part)} />
          </ListRow>
        ))}
      </Rows>
      {request.files.length > 0 && (
        <Stack $gap={8}>
          <SectionTitle>{text.drawings}</SectionTitle>
          <RequestFiles request={request} />
          {request.files.map((file) => (
            <FileMeasures key={file.id} files={[file]} mayAnswer={false} process={processOf(request, file)} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
