import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { FilesPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { byDate, byNeed, byProject, byQuantity, byStatus } from '@kerf/shared-parts/lists/list-choices.ts'
import { companyWords, customerWords } from '@kerf/shared-parts/people/customer-words.ts'
import { materialsWords, partsWords, processWords, rfqPieces } from '@kerf/shared-parts/rfqs/words.ts'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { actionsColumn } from '@kerf/shared-ui/tables/row-actions.tsx'
import { truncate } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { Eye } from 'lucide-react'
import { styled } from 'styled-components'
import { TwoLines } from '../../../shared/two-lines.tsx'
import { RfqStatus } from '../rfq-status.tsx'
import { text } from '../text.ts'

const words = text.columns

const countWords = new Intl.NumberFormat(locale())

/** The badge is above the name, so that the name gets the full width. */
const Marked = styled.span`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  min-width: 0;
`

const Name = styled.span`
  ${truncate}
  max-width: 100%;
`

const Numbers = styled.span`
  display: inline-grid;
  line-height: 1.3;
`

const OrderNumber = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.regular};
`

/** A reordered project carries this prefix (docs/product/orders.md, 'Reorder'). */
const reorderPrefix = /^REORDER:\s*/

/** The project; the prefix of a reordered one is shown as a badge, and still read aloud and searchable. */
function projectName(name: string) {
  if (!reorderPrefix.test(name)) return name
  return (
    <Marked title={name}>
      <Badge tone="indigo">{text.reorder}</Badge>
      <VisuallyHidden>: </VisuallyHidden>
      <Name>{name.replace(reorderPrefix, '')}</Name>
    </Marked>
  )
}

/** The RFQ's number, and that of its order. */
function numbersOf(rfq: Rfq) {
  if (!rfq.orderNumber) return displayIdentifier(rfq)
  return (
    <Numbers>
      {displayIdentifier(rfq)}
      <OrderNumber>{rfq.orderNumber}</OrderNumber>
    </Numbers>
  )
}

/** The columns with their default widths (docs/product/admin.md, 'Incoming RFQs'). */
export function rfqColumns(onView: (rfqId: string) => void): DataTableColumn<Rfq>[] {
  return [
    { id: 'rfqId', header: words.rfqId, width: 160, minWidth: 104, cell: (rfq) => numbersOf(rfq) },
    {
      id: 'customer',
      header: words.customer,
      width: 180,
      cell: ({ user }) => (
        <TwoLines main={isolated(user.name)} aside={companyWords(user)} title={customerWords(user)} />
      ),
      lines: ({ user }) => [user.name, companyWords(user)],
    },
    {
      id: 'project',
      header: words.project,
      width: 160,
      primary: true,
      sorts: byProject,
      picture: ({ files }) => <FilesPicture files={files} />,
      cell: (rfq) => projectName(rfq.projectName),
    },
    {
      id: 'material',
      header: words.material,
      width: 120,
      cell: (rfq) => materialsWords(rfq, rfq.parts),
      fold: { into: 'project', order: 5, words: (rfq) => materialsWords(rfq, rfq.parts) },
    },
    {
      id: 'process',
      header: words.process,
      width: 140,
      cell: (rfq) => processWords(rfq) || text.unsaid,
      fold: { into: 'material', order: 3, words: processWords },
    },
    {
      id: 'international',
      header: words.international,
      width: 100,
      cell: (rfq) => (rfq.internationalManufacturingOk ? text.yes : text.no),
      fold: { into: 'process', order: 2 },
    },
    {
      id: 'quantity',
      header: words.quantity,
      width: 80,
      align: 'end',
      sorts: byQuantity,
      fold: { into: 'project', order: 4 },
      // Quantities of unlike parts are not added.
      cell: (rfq) => (rfq.parts.length > 1 ? partsWords(rfq.parts.length) : countWords.format(rfqPieces(rfq))),
    },
    {
      id: 'neededBy',
      header: words.neededBy,
      width: 120,
      sorts: byNeed,
      cell: (rfq) => formatDate(rfq.neededBy, text.unsaid),
      fold: { into: 'date', order: 1, words: (rfq) => (rfq.neededBy ? text.needed(formatDate(rfq.neededBy)) : '') },
    },
    { id: 'date', header: words.date, width: 120, sorts: byDate, cell: (rfq) => formatDate(rfq.createdAt) },
    {
      id: 'status',
      header: words.status,
      width: 120,
      minWidth: 152,
      grow: true,
      sorts: byStatus,
      cell: (rfq) => <RfqStatus rfq={rfq} />,
    },
    actionsColumn({
      header: words.actions,
      width: 180,
      most: 1,
      actions: (rfq) => [
        {
          label: text.view,
          name: text.viewNamed(displayIdentifier(rfq)),
          icon: <Eye size={16} aria-hidden />,
          onClick: () => onView(rfq.id),
        },
      ],
    }),
  ]
}
