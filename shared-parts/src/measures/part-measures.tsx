import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { FactsTable } from '@kerf/shared-ui/content/facts-table.tsx'
import { Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { type ComponentProps, useId } from 'react'
import { styled } from 'styled-components'
import { MakingNotes } from './making-notes.tsx'
import { holeRows, measuredFacts } from './measured-facts.ts'
import { text } from './text.ts'
import { UnitQuestion } from './unit-question.tsx'
import { useFacts } from './use-facts.ts'

const Table = styled(FactsTable)`
  caption {
    padding-bottom: ${space[4]};
  }
`

interface PartMeasuresProps {
  file: { id: string; fileName: string }
  /** Whether the reader may say in which unit the drawing is. */
  mayAnswer: boolean
  /** All that was measured, or only what must be asked or said: where the few words stand elsewhere. */
  detail?: 'all' | 'questions'
  /** By which the part is to be made, as the catalogue calls it: what is hard to make depends on it. */
  process?: string | null
  /** Customers are told that a drawing without facts is quoted all the same; those who quote it know. */
  isForCustomer?: boolean
}

/** What was measured in the STEP files among these. */
export function FileMeasures({
  files,
  ...rest
}: Omit<PartMeasuresProps, 'file'> & { files: readonly Pick<StoredFile, 'id' | 'fileName' | 'fileType'>[] }) {
  const drawings = files.filter(({ fileType }) => fileType === 'step')
  return drawings.map((file) => <PartMeasures key={file.id} file={file} {...rest} />)
}

/** What was measured in a STEP file, as a table for everybody who does not see the picture. */
function PartMeasures({ file, mayAnswer, detail = 'all', process = null, isForCustomer = false }: PartMeasuresProps) {
  const id = useId()
  const { data, isError, isFetching, refetch } = useFacts(file.id)
  if (!data && isError) {
    return (
      <ErrorState
        title={text.failed(file.fileName)}
        text={text.failedText}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return detail === 'all' ? <LoadingBlock height="96px" /> : null
  const { facts, unitQuestion, message } = data
  const asks = mayAnswer && unitQuestion
  if (detail === 'questions' && !asks && !message) return null
  return (
    <Stack as="section" $gap={12} aria-labelledby={id}>
      <SectionTitle as="h4" id={id}>
        {text.of(file.fileName)}
      </SectionTitle>
      {message && (
        <Muted>
          {message} {isForCustomer && text.byHand}
        </Muted>
      )}
      {!message && !facts && <Muted role="status">{text.measuring}</Muted>}
      {asks && <UnitQuestion of={data} question={unitQuestion} />}
      {facts && detail === 'all' && <AllFacts file={file} facts={facts} process={process} />}
    </Stack>
  )
}

function AllFacts({ file, facts, process }: ComponentProps<typeof MakingNotes>) {
  const holes = holeRows(facts)
  return (
    <>
      <DefinitionList items={measuredFacts(facts)} columns={4} />
      {facts.isCutShort && <Muted>{text.cutShort}</Muted>}
      <MakingNotes file={file} facts={facts} process={process} />
      {holes.length > 0 && (
        <Table>
          <caption>{text.holes}</caption>
          <thead>
            <tr>
              {Object.values(text.columns).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {holes.map((hole) => (
              <tr key={hole.id}>
                <th scope="row">{text.kinds[hole.kind]}</th>
                <td>{hole.count}</td>
                <td>{text.widened(hole.diameterMm, hole.widestMm)}</td>
                <td>{text.millimetre(hole.depthMm)}</td>
                <td>{text.ratio(hole.ratio)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}
