import type { FileFacts, MeantUnit } from '@kerf/shared-contracts/contracts/geometry'
import { toast } from '@kerf/shared-runtime'
import { useAnswerFileUnitMutation } from '@kerf/shared-runtime/endpoints/geometry'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { failureWords } from '../forms/failure-words.ts'
import { text } from './text.ts'

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`

interface UnitQuestionProps {
  of: FileFacts
  question: NonNullable<FileFacts['unitQuestion']>
}

/** 'mm or inch?', asked of a size that is hard to believe. An answer can be changed. */
export function UnitQuestion({ of: { fileId, facts, meantUnit }, question }: UnitQuestionProps) {
  const [answer, { isLoading }] = useAnswerFileUnitMutation()
  const words = text.question
  const say = async (meant: MeantUnit) => {
    try {
      await answer({ id: fileId, body: { meantUnit: meant, basedOn: { meantUnit } } }).unwrap()
    } catch (error) {
      toast.error(failureWords(error, words.failed))
    }
  }
  const read = facts?.unit === null ? words.noUnit : words.read
  const choice = (meant: MeantUnit, label: string) =>
    meantUnit === meant ? null : (
      <Button size="small" loading={isLoading} onClick={() => void say(meant)}>
        {label}
      </Button>
    )
  return (
    <Notice tone={meantUnit === null ? 'yellow' : 'grey'}>
      <Stack $gap={8}>
        <p>
          <strong>{words.title}</strong> {read(question.sizeMm)} {meantUnit !== null && words.answered(meantUnit)}
        </p>
        <Choices>
          {choice('as_read', words.keep(question.sizeMm))}
          {choice(question.otherUnit, words.change(question.otherUnit, question.otherSizeMm))}
        </Choices>
      </Stack>
    </Notice>
  )
}
