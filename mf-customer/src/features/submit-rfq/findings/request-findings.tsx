import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { QueuedFile } from '../files/sending/upload-queue.ts'
import { partName, type RfqFormValues } from '../form/rfq-form-schema.ts'
import type { PartActions } from '../parts/use-parts.ts'
import type { Answered } from './answers.ts'
import { FindingItem } from './finding-item.tsx'
import { findingsTitle } from './findings-note.tsx'
import { text } from './text.ts'
import { useRequestFindings } from './use-request-findings.tsx'
import { useTake } from './use-take.ts'

const Title = styled.span`
  border-radius: 4px;
`

interface RequestFindingsProps {
  filesOf: (part: string) => readonly QueuedFile[]
  actions: PartActions
}

interface Listed {
  part: string
  name: string | null
  said: Answered
}

/**
 * Where form, drawings and models of the request differ, before it is sent (docs/product/rfqs.md, 'Checked before
 * sending'). It keeps nobody from sending it.
 */
export function RequestFindings({ filesOf, actions }: RequestFindingsProps) {
  const { values } = useFormikContext<RfqFormValues>()
  const { said, say, watches } = useRequestFindings(filesOf)
  const { change, changeUnit, isChangingUnit } = useTake(actions)
  const title = useRef<HTMLSpanElement>(null)
  const [news, setNews] = useState('')

  const isOne = values.parts.length === 1
  const listed = said.flatMap(({ part, findings }): Listed[] => {
    const index = values.parts.findIndex(({ key }) => key === part)
    const found = values.parts[index]
    return found ? findings.map((each) => ({ part, name: isOne ? null : partName(found, index), said: each })) : []
  })
  const open = listed.filter(({ said: { answer } }) => answer === null).length
  const openBefore = useRef(open)
  useEffect(() => {
    if (open > openBefore.current) setNews(text.title(open))
    openBefore.current = open
  }, [open])

  const takeIt = async ({ part, said: { finding } }: Listed) => {
    const { kind, take } = finding
    if (!take || (take.unit && !(await changeUnit(take.unit)))) return
    change(part, take)
    say(part, finding, 'taken')
    setNews(text.saidTaken(kind))
    title.current?.focus()
  }
  const keepIt = ({ part, said: { finding } }: Listed) => {
    say(part, finding, 'kept')
    setNews(text.saidKept(finding.kind))
  }
  return (
    <>
      {watches}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {listed.length > 0 && (
        <Card
          title={
            <Title ref={title} tabIndex={-1} {...findingsTitle}>
              {text.title(open)}
            </Title>
          }
          description={open > 0 ? text.description : text.allSaid}
        >
          <Stack as="ul" $gap={12} aria-label={text.list}>
            {listed.map((each) => (
              <FindingItem
                key={each.said.key}
                said={each.said}
                partName={each.name}
                isTaking={isChangingUnit && each.said.finding.take?.unit !== undefined}
                onTake={() => void takeIt(each)}
                onKeep={() => keepIt(each)}
                onReason={(reason) => say(each.part, each.said.finding, 'kept', reason)}
                onReopen={() => say(each.part, each.said.finding, null)}
              />
            ))}
          </Stack>
        </Card>
      )}
    </>
  )
}
