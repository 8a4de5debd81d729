import type { CustomerFile } from '@kerf/shared-contracts/contracts/files-admin'
import { fileAddress } from '@kerf/shared-parts/files/file-address.ts'
import { useFileDownload } from '@kerf/shared-parts/files/file-download.tsx'
import { byDate } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { polling } from '@kerf/shared-runtime'
import { useListCustomerFilesPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/files-admin'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { FileName } from '@kerf/shared-ui/files/file-name.tsx'
import { FilePicture } from '@kerf/shared-ui/files/file-picture.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatFileSize } from '@kerf/shared-ui/words/format.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { Files } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { subjectAddress } from '../../shared/addresses.ts'
import { TwoLines } from '../../shared/two-lines.tsx'
import { text } from './text.ts'

const words = text.files

const Named = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[8]};
`

const choices = { sort: { label: lists.sort, values: words.sorts } } as const

function BelongsTo({ file: { belongsTo, subject } }: { file: CustomerFile }) {
  const kind = words.links[belongsTo]
  if (!subject) return kind
  return (
    <TwoLines
      main={<TextLink to={subjectAddress(subject)}>{subject.name}</TextLink>}
      aside={kind}
      title={`${isolated(subject.name)}, ${kind}`}
    />
  )
}

/** @param download renders the button that downloads a file */
function columnsOf(download: (file: { id: string; name: string }) => ReactNode): DataTableColumn<CustomerFile>[] {
  const { columns } = words
  return [
    {
      ...{ id: 'name', header: columns.name, width: 280, minWidth: 160, grow: true, primary: true },
      cell: (file) => (
        <Named>
          <FilePicture kind={file.fileType} picture={file.pictureUrl} size="small" />
          <TextLink to={fileAddress(file)} target="_blank" rel="noreferrer" reloadDocument>
            <FileName>{file.fileName}</FileName>
          </TextLink>
        </Named>
      ),
    },
    {
      ...{ id: 'size', header: columns.size, width: 90, align: 'end' },
      cell: ({ fileSize }) => formatFileSize(fileSize),
    },
    { id: 'of', header: columns.of, width: 160, minWidth: 130, cell: (file) => <BelongsTo file={file} /> },
    { id: 'by', header: columns.by, width: 170, cell: ({ uploadedBy }) => uploadedBy?.name ?? text.unsaid },
    {
      ...{ id: 'date', header: columns.date, width: 120, sorts: byDate },
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      ...{ id: 'actions', header: columns.actions, width: 90, align: 'end' },
      cell: ({ id, fileName }) => download({ id, name: fileName }),
    },
  ]
}

/** Every file of a customer's RFQs, quotes, orders and messages. */
export function CustomerFiles({ customerId }: { customerId: string }) {
  const filters = useListFilters(choices)
  const download = useFileDownload()
  return (
    <ListTable
      name="admin.customer.files"
      words={words.list}
      list={pagedList(useListCustomerFilesPagesInfiniteQuery({ ...filters.asked, customerId }, polling))}
      filters={filters}
      columns={columnsOf(download)}
      rowLabel={({ fileName }) => fileName}
      empty={<EmptyState icon={<Files size={22} />} title={words.none} text={words.noneText} />}
    />
  )
}
