import type { Take } from '@kerf/shared-contracts/rules/request-findings/finding'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useAnswerFileUnitMutation } from '@kerf/shared-runtime/endpoints/geometry'
import { useFormikContext } from 'formik'
import type { RfqFormValues } from '../form/rfq-form-schema.ts'
import { joinNotes, type PartValues } from '../parts/part-list.ts'
import type { PartActions } from '../parts/use-parts.ts'
import { text } from './text.ts'

/** Changes the request, or the unit of a STEP file, to what a file says. */
export function useTake(actions: PartActions) {
  const { values, setFieldValue } = useFormikContext<RfqFormValues>()
  const [answerUnit, { isLoading }] = useAnswerFileUnitMutation()

  /** At once, so that nothing is sent between the change and the answer; a part changes once, as it was rendered. */
  const change = (key: string, { change: changes, note: added }: Take) => {
    const index = values.parts.findIndex((part) => part.key === key)
    const part = values.parts[index]
    if (!part) return
    const isOnly = values.parts.length === 1
    const { quantities, ...fields } = changes ?? {}
    const changed: Partial<PartValues> = {
      ...fields,
      ...(quantities && { quantities: quantities.map(String) }),
      ...(added && !isOnly && { notes: joinNotes(part.notes, added) }),
    }
    if (Object.keys(changed).length > 0) actions.change(index, changed)
    if (added && isOnly) setFieldValue('notes', joinNotes(values.notes, added))
  }
  const changeUnit = async ({ fileId, meantUnit }: NonNullable<Take['unit']>): Promise<boolean> => {
    const { error } = await answerUnit({ id: fileId, body: { meantUnit, basedOn: { meantUnit: null } } })
    if (error) toast.error(failureWords(error, text.unitFailed))
    return !error
  }
  return { change, changeUnit, isChangingUnit: isLoading }
}
