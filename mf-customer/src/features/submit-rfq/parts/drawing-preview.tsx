import { MakingNotes } from '@kerf/shared-parts/measures/making-notes.tsx'
import { shortFacts } from '@kerf/shared-parts/measures/measured-facts.ts'
import { text } from '@kerf/shared-parts/measures/text.ts'
import { UnitQuestion } from '@kerf/shared-parts/measures/unit-question.tsx'
import { useFacts, usePicture } from '@kerf/shared-parts/measures/use-facts.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { FilePicture } from '@kerf/shared-ui/files/file-picture.tsx'
import { fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

const Beside = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]};
`

const Name = styled.p`
  overflow-wrap: anywhere;
  font-weight: ${fontWeight.medium};
`

interface DrawingPreviewProps {
  fileId: string
  fileName: string
  /** By which the part is to be made, as the catalogue calls it; null while none is chosen. */
  process: string | null
}

/** A drawing while its request is written: its picture, its size in a few words, 'mm or inch?', what is hard to make. */
export function DrawingPreview({ fileId, fileName, process }: DrawingPreviewProps) {
  const id = useId()
  const { data, isError, isFetching, refetch } = useFacts(fileId)
  const isLost = !data && isError
  const picture = usePicture(fileId)
  const words = () => {
    if (data?.facts) return shortFacts(data.facts)
    if (data?.message) return `${data.message} ${text.byHand}`
    return isLost ? text.notLoaded : text.measuring
  }
  return (
    <Stack role="group" $gap={12} aria-labelledby={id}>
      <Beside>
        <FilePicture kind="step" picture={picture} size="large" />
        <div>
          <Name id={id}>{shownFileName(fileName)}</Name>
          <Muted role="status">{words()}</Muted>
          {isLost && (
            <Button
              size="small"
              variant="ghost"
              loading={isFetching}
              aria-label={text.retryOf(fileName)}
              onClick={() => void refetch()}
            >
              {text.retry}
            </Button>
          )}
        </div>
      </Beside>
      {data?.unitQuestion && <UnitQuestion of={data} question={data.unitQuestion} />}
      {data?.facts && <MakingNotes file={{ id: fileId, fileName }} facts={data.facts} process={process} />}
    </Stack>
  )
}
