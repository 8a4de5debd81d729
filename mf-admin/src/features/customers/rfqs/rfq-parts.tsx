import type { RfqPart } from '@kerf/shared-contracts/contracts/rfqs'
import { StoredFiles } from '@kerf/shared-parts/files/stored-files.tsx'
import { materialWords, partName, quantitiesWords, sizeWords, toleranceWords } from '@kerf/shared-parts/rfqs/words.ts'
import { useGetFileGeometryQuery } from '@kerf/shared-runtime/endpoints/geometry'
import { type Definition, DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { SectionTitle } from '@kerf/shared-ui/content/layout.tsx'
import { color, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { text } from './text.ts'

const words = text.panel

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[16]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
`

/** How large the drawn part is, once its STEP file was read. */
function PartSize({ fileId }: { fileId: string }) {
  const { data } = useGetFileGeometryQuery({ id: fileId })
  return data?.facts ? sizeWords(data.facts.sizeMm) : words.notSpecified
}

/** What a part is asked to be, and in which quantities. */
export function partItems({ material, materialGrade, tolerance, finishing, quantities, files }: RfqPart): Definition[] {
  const drawing = files.find(({ fileType }) => fileType === 'step')
  return [
    { label: words.material, value: materialWords({ material, materialGrade }) },
    { label: words.tolerance, value: toleranceWords(tolerance, words.notSpecified) },
    { label: words.finishing, value: finishing || words.notSpecified },
    { label: words.quantity, value: quantitiesWords(quantities) },
    ...(drawing ? [{ label: words.size, value: <PartSize fileId={drawing.id} /> }] : []),
  ]
}

/** Each part of an RFQ with all that was asked of it, and its own files. */
export function RfqParts({ parts }: { parts: readonly RfqPart[] }) {
  return (
    <List>
      {parts.map((part) => (
        <Item key={part.id}>
          <SectionTitle as="h4">{partName(part)}</SectionTitle>
          <DefinitionList
            items={[...partItems(part), ...(part.notes ? [{ label: words.notes, value: part.notes, wide: true }] : [])]}
            columns={4}
          />
          <StoredFiles files={part.files} label={words.filesOf(partName(part))} />
        </Item>
      ))}
    </List>
  )
}
