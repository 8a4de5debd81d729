import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import type { RfqPart } from '@kerf/shared-contracts/contracts/rfqs'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { SectionTitle } from '@kerf/shared-ui/content/layout.tsx'
import { color, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CheckedFindings } from './checked-findings.tsx'
import { partFacts } from './rfq-facts.tsx'
import { text } from './text.ts'
import { partName } from './words.ts'

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

interface RfqPartsProps {
  parts: readonly RfqPart[]
  /** Renders the files of a part in the portal's way. @param label accessible name */
  renderFiles: (files: readonly StoredFile[], label: string) => ReactNode
  /** What stands below the files of a part. */
  renderMore?: (part: RfqPart) => ReactNode
}

/** Each part of an RFQ with all that was asked of it, and its own files. */
export function RfqParts({ parts, renderFiles, renderMore }: RfqPartsProps) {
  return (
    <List>
      {parts.map((part) => (
        <Item key={part.id}>
          <SectionTitle as="h4">{partName(part)}</SectionTitle>
          <DefinitionList
            items={[...partFacts(part), ...(part.notes ? [{ label: text.notes, value: part.notes, wide: true }] : [])]}
            columns={4}
          />
          {renderFiles(part.files, text.filesOf(partName(part)))}
          <CheckedFindings part={part} />
          {renderMore?.(part)}
        </Item>
      ))}
    </List>
  )
}
