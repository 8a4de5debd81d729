import type { Finding } from '@kerf/shared-contracts/rules/request-findings/finding'
import { sideWords, theirsWords } from '@kerf/shared-parts/rfqs/finding-words.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { color, fontSize, fontWeight, media, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import type { Answered } from './answers.ts'
import { text } from './text.ts'

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`

const Sides = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[12]} ${space[24]};
  margin: 0;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Side = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  dt {
    font-size: ${fontSize[12]};
    color: ${color.textSubtle};
  }
  dd {
    margin: 2px 0 0;
    font-weight: ${fontWeight.medium};
  }
`

const Head = styled(Cluster)`
  justify-content: space-between;
`

/** The longest reason that the API takes. */
const longestReason = 500

export interface FindingItemProps {
  said: Answered
  /** Names the part if there are several. */
  partName: string | null
  onTake: () => void
  onKeep: () => void
  onReason: (reason: string) => void
  onReopen: () => void
  isTaking: boolean
}

/** One difference: both sides beside each other, and what can be said to it. */
export function FindingItem({ said, partName, onTake, onKeep, onReason, onReopen, isTaking }: FindingItemProps) {
  const id = useId()
  const { finding, answer, reason } = said
  const item = useFocusAfter(answer)
  const { kind, mine, theirs, take } = finding
  return (
    <Item ref={item}>
      <Head>
        <SectionTitle id={id}>{text.kind(kind, partName)}</SectionTitle>
        <State finding={finding} answer={answer} />
      </Head>
      <Sides>
        <Side>
          <dt>{text.mine[mine.source]}</dt>
          <dd>
            <bdi>{sideWords(mine.words)}</bdi>
          </dd>
        </Side>
        <Side>
          <dt>{theirsWords(theirs)}</dt>
          <dd>
            <bdi>{theirs.words}</bdi>
          </dd>
        </Side>
      </Sides>
      {answer === null && (
        <Cluster>
          {take && (
            <Button size="small" onClick={onTake} loading={isTaking} aria-describedby={id}>
              {theirs.source === 'model'
                ? text.take.model(sideWords(take.words))
                : text.take.drawing(sideWords(take.words))}
            </Button>
          )}
          <Button size="small" variant="ghost" onClick={onKeep} aria-describedby={id}>
            {mine.source === 'model' ? text.keepModel : text.keep}
          </Button>
        </Cluster>
      )}
      {answer === 'kept' && (
        <Stack $gap={8}>
          <Field label={text.reason} hint={text.reasonHint} optional>
            <TextInput
              autoComplete="off"
              maxLength={longestReason}
              value={reason}
              onChange={(event) => onReason(event.target.value)}
              onKeyDown={(event) => {
                // Enter would submit the request.
                if (event.key === 'Enter') event.preventDefault()
              }}
            />
          </Field>
          <Cluster>
            <Button size="small" variant="ghost" onClick={onReopen} aria-describedby={id}>
              {text.change}
            </Button>
          </Cluster>
        </Stack>
      )}
      {answer === 'taken' && take?.note && <Muted>{text.noted}</Muted>}
    </Item>
  )
}

/** The pressed button is replaced by what stands in its place: the field for the reason, or the buttons again. */
function useFocusAfter(answer: Answered['answer']) {
  const item = useRef<HTMLLIElement>(null)
  const before = useRef(answer)
  useEffect(() => {
    if (before.current !== answer && answer !== 'taken') {
      item.current?.querySelector<HTMLElement>(answer === 'kept' ? 'input' : 'button')?.focus()
    }
    before.current = answer
  }, [answer])
  return item
}

function State({ finding, answer }: { finding: Finding; answer: Answered['answer'] }) {
  if (answer === null) return null
  if (answer === 'kept') return <Badge tone="grey">{text.kept}</Badge>
  return <Badge tone="green">{finding.theirs.source === 'model' ? text.taken.model : text.taken.drawing}</Badge>
}
