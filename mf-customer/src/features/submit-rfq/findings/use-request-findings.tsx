import type { Finding } from '@kerf/shared-contracts/rules/request-findings/finding'
import { useSettled } from '@kerf/shared-parts/forms/use-settled.ts'
import { useFormikContext } from 'formik'
import { useEffect, useMemo, useState } from 'react'
import type { QueuedFile } from '../files/sending/upload-queue.ts'
import type { RfqFormValues } from '../form/rfq-form-schema.ts'
import { answered, checkedFindings, keptAnswers, restoredAnswers, settled, withAnswer } from './answers.ts'
import { useMeasuredModels } from './measured-models.tsx'
import { type FoundInPart, findingsByPart } from './part-findings.ts'
import { useDrawingTexts } from './use-drawing-texts.ts'

/** Milliseconds after the last change: whoever types is not told of every letter. */
const pause = 400

/** The findings of the request in the form, with the answers to them: the form sends them along, and keeps the answers. */
export function useRequestFindings(filesOf: (part: string) => readonly QueuedFile[]) {
  const { values } = useFormikContext<RfqFormValues>()
  const [answers, setAnswers] = useState(() => restoredAnswers(values.answers))
  const files = values.parts.flatMap(({ key }) => filesOf(key))
  const texts = useDrawingTexts(files)
  const { measured, watches } = useMeasuredModels(files)
  const inputs = useMemo(() => ({ values, filesOf, texts, measured }), [values, filesOf, texts, measured])
  const known = useSettled(inputs, pause)
  const [found, setFound] = useState<readonly FoundInPart[]>(() => findingsByPart(values, inputs, []))
  useEffect(() => setFound((before) => findingsByPart(known.values, known, before)), [known])
  const said = useMemo(
    () => found.map((each) => ({ part: each.part, findings: answered(each, answers) })),
    [found, answers],
  )

  useEffect(() => setAnswers((now) => settled(now, found)), [found])
  const sent = useMemo(() => {
    const ofParts = said.map(({ part, findings }) => [part, checkedFindings(findings)] as const)
    const some = ofParts.filter(([, findings]) => findings.length > 0)
    return some.length > 0 ? Object.fromEntries(some) : undefined
  }, [said])
  useFormValue('findings', sent)
  useFormValue(
    'answers',
    useMemo(() => keptAnswers(answers, values.parts), [answers, values.parts]),
  )

  const say = (part: string, finding: Finding, answer: 'taken' | 'kept' | null, reason = '') =>
    setAnswers((now) => withAnswer(now, part, finding, answer && { answer, reason }))
  return { said, say, watches }
}

/** Puts into the form what comes of its files, when it says something else. */
function useFormValue(field: 'findings' | 'answers', value: unknown): void {
  const { setFieldValue } = useFormikContext<RfqFormValues>()
  const asText = value === undefined ? undefined : JSON.stringify(value)
  useEffect(() => {
    setFieldValue(field, asText === undefined ? undefined : JSON.parse(asText), false)
  }, [field, asText, setFieldValue])
}
