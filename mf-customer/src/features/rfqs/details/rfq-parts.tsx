import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { materialWords, partName, quantitiesWords, sizeWords, toleranceWords } from '@kerf/shared-parts/rfqs/words.ts'
import { useGetFileGeometryQuery } from '@kerf/shared-runtime/endpoints/geometry'
import { type Definition, DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { color, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { StoredFiles } from '../../shared/stored-files.tsx'
import { text } from './text.ts'

type Part = Rfq['parts'][number]

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

/** How large a drawn part is, once its STEP file was read. */
function PartSize({ fileId }: { fileId: string }) {
  const { data } = useGetFileGeometryQuery({ id: fileId })
  return data?.facts ? sizeWords(data.facts.sizeMm) : text.notSpecified
}

/** What a part is asked to be. */
export function partItems(part: Part): Definition[] {
  const drawing = part.files.find(({ fileType }) => fileType === 'step')
  return [
    { label: text.material, value: materialWords(part) },
    { label: text.quantity, value: quantitiesWords(part.quantities) },
    { label: text.tolerance, value: toleranceWords(part.tolerance, text.notSpecified) },
    { label: text.finishing, value: part.finishing || text.notSpecified },
    ...(drawing ? [{ label: text.size, value: <PartSize fileId={drawing.id} /> }] : []),
  ]
}

/** Each part of a request with all that was asked of it, and its own files. */
export function RfqParts({ parts }: { parts: readonly Part[] }) {
  return (
    <Stack $gap={8}>
      <SectionTitle>{text.parts}</SectionTitle>
      <List>
        {parts.map((part) => (
          <Item key={part.id}>
            <SectionTitle as="h4">{partName(part)}</SectionTitle>
            <DefinitionList
              items={[
                ...partItems(part),
                ...(part.notes ? [{ label: text.notes, value: part.notes, wide: true }] : []),
              ]}
              columns={4}
            />
            <StoredFiles files={part.files} label={text.filesOf(partName(part))} />
          </Item>
        ))}
      </List>
    </Stack>
  )
}
