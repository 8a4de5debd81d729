import {
  type CheckedFinding,
  CheckedFindingInput,
  mostFindings,
} from '@kerf/shared-contracts/contracts/request-findings'
import { DraftAnswer, mostDraftAnswers } from '@kerf/shared-contracts/contracts/rfq-drafts'
import { type Finding, findingOf } from '@kerf/shared-contracts/rules/request-findings/finding'

/** What the customer said to a finding. */
export interface Answer {
  part: string
  finding: Finding
  answer: 'taken' | 'kept'
  reason: string
  /** Whether taking it changes the form, so that the finding disappears. */
  isChange: boolean
  /** Whether the form already says what was taken. */
  isSettled?: boolean
}

/** Keyed by part and finding, because two parts may have the same finding. */
export type Answers = Readonly<Record<string, Answer>>

/** A file of a part. */
interface CheckedFile {
  name: string
  /** Whether its text was read, or it was measured. */
  isKnown: boolean
}

export interface PartFindings {
  /** The key of the part in the form. */
  part: string
  findings: readonly Finding[]
  files: readonly CheckedFile[]
}

/** A finding with what was said to it. */
export interface Answered {
  key: string
  finding: Finding
  answer: Answer['answer'] | null
  reason: string
}

const keyOf = (part: string, { id }: Finding) => `${part}/${id}`

/** Answers with one more, or without the one that is taken back. */
export function withAnswer(
  answers: Answers,
  part: string,
  finding: Finding,
  said: Pick<Answer, 'answer' | 'reason'> | null,
): Answers {
  const key = keyOf(part, finding)
  const { [key]: _before, ...others } = answers
  const isChange = finding.take?.change !== undefined || finding.take?.unit !== undefined
  return said ? { ...others, [key]: { part, finding, isChange, ...said } } : others
}

/**
 * The answers that still hold: who took what a drawing says and then changed the form back is asked anew.
 * @returns the same object where all of them hold
 */
export function settled(answers: Answers, found: readonly PartFindings[]): Answers {
  const there = new Set(found.flatMap(({ part, findings }) => findings.map((finding) => keyOf(part, finding))))
  const next = Object.entries(answers).flatMap(([key, given]): [string, Answer][] => {
    if (given.answer === 'kept' || !given.isChange) return [[key, given]]
    if (!there.has(key)) return [[key, given.isSettled ? given : { ...given, isSettled: true }]]
    return given.isSettled ? [] : [[key, given]]
  })
  const isSame = next.length === Object.keys(answers).length && next.every(([key, given]) => answers[key] === given)
  return isSame ? answers : Object.fromEntries(next)
}

/**
 * The findings of a part with their answers, taken ones last. A finding that has disappeared is still listed while its
 * file is there: if it was taken, or if it was kept and the file has not been read again.
 */
export function answered({ part, findings, files }: PartFindings, answers: Answers): Answered[] {
  const said = findings.map((finding) => {
    const key = keyOf(part, finding)
    return { key, finding, answer: answers[key]?.answer ?? null, reason: answers[key]?.reason ?? '' }
  })
  const isFound = new Set(said.map(({ key }) => key))
  const unfound = Object.entries(answers).flatMap(([key, given]): Answered[] => {
    const { finding, answer, reason } = given
    if (given.part !== part || isFound.has(key)) return []
    const stays = files.some(
      ({ name, isKnown }) => name === finding.theirs.fileName && (answer === 'taken' || !isKnown),
    )
    return stays ? [{ key, finding, answer, reason }] : []
  })
  const isTaken = ({ answer }: Answered) => answer === 'taken'
  const all = [...said, ...unfound]
  return [...all.filter((each) => !isTaken(each)), ...all.filter(isTaken)]
}

/** What is sent with the part. What the API would not take is left out: nothing of this keeps a request from being sent. */
export function checkedFindings(all: readonly Answered[]): CheckedFinding[] {
  return all
    .flatMap(({ finding, answer, reason }) => {
      const { data } = CheckedFindingInput.safeParse({
        ...sidesOf(finding),
        ...{ fileName: [...finding.theirs.fileName].slice(0, 255).join(''), answer, reason },
      })
      return data ? [data] : []
    })
    .slice(0, mostFindings)
}

const sidesOf = ({ kind, mine, theirs }: Finding) => ({
  ...{ kind, mineSource: mine.source, mine: mine.words, theirsSource: theirs.source, theirs: theirs.words },
  ...{ fileName: theirs.fileName, page: theirs.page },
})

/** The answers as the draft keeps them: those given last, of parts that are there. Undefined if there are none. */
export function keptAnswers(answers: Answers, parts: readonly { key: string }[]): DraftAnswer[] | undefined {
  const keys = new Set(parts.map(({ key }) => key))
  const kept = Object.values(answers).flatMap(({ part, finding, answer, reason, isChange }) => {
    const { data } = DraftAnswer.safeParse({ ...sidesOf(finding), part, answer, reason, isChange })
    return data && keys.has(part) ? [data] : []
  })
  return kept.length > 0 ? kept.slice(-mostDraftAnswers) : undefined
}

/** The answers of a draft. What taking them would change is known again once they are found again. */
export function restoredAnswers(kept: readonly DraftAnswer[] = []): Answers {
  const all = kept.map(({ part, answer, reason, isChange, ...said }): [string, Answer] => {
    const { kind, mineSource, mine, theirsSource, theirs, fileName, page } = said
    const finding = findingOf({
      kind,
      mine: { source: mineSource, words: mine },
      theirs: { source: theirsSource, words: theirs, fileName, page },
      take: null,
    })
    return [keyOf(part, finding), { part, finding, answer, reason, isChange }]
  })
  return Object.fromEntries(all)
}
