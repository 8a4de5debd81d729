import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { QualityCheckDecision, type QualityCheckFile } from '@kerf/shared-contracts/contracts/quality-checks'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { useHasDraft, useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useApproveQualityCheckMutation } from '@kerf/shared-runtime/endpoints/quality-checks'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { MainActions } from '@kerf/shared-ui/dialogs/main-actions.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { Check, PencilLine } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useMayAct } from '../../shared/use-may-act.ts'
import { ViewingOnly } from '../../shared/viewing-only.tsx'
import { text } from '../text.ts'
import type { Marking } from './use-marks.ts'

const words = text.quality
const ofEach = text.characteristics

type Base = { files: string[]; characteristics?: number } | undefined

/** The part of a quality file that a decision is based on. */
type DecidedFile = Pick<QualityCheckFile, 'id' | 'fileName'>

const placeOf = (orderId: string, decision: 'approve' | 'revise') => `order ${orderId} quality ${decision}`

const kept = z.partial(z.object({ notes: z.string() }))

interface QualityDecisionFormsProps {
  order: Order
  /** The quality files; undefined until known. */
  files: readonly DecidedFile[] | undefined
  /** What is said of single characteristics. */
  marking: Marking
  /** The question before an approval of files that nobody has seen; it may change while it is open. */
  approvalWarning: string | undefined
  /** Called with the unsent notes at every keystroke; with an empty text once they are sent or discarded. */
  onTyped: (notes: string) => void
}

/** Both decisions of the quality check: a first click opens the form, a second one sends it. */
export function QualityDecisionForms({ order, files, marking, approvalWarning, onTyped }: QualityDecisionFormsProps) {
  const hasApproval = useHasDraft(placeOf(order.id, 'approve'))
  const hasRevision = useHasDraft(placeOf(order.id, 'revise'))
  const begun = hasApproval ? 'approve' : null
  const [decision, setDecision] = useState<'approve' | 'revise' | null>(hasRevision ? 'revise' : begun)
  const mayAct = useMayAct()
  if (!mayAct(order.rfq)) return <ViewingOnly rfq={order.rfq} act={words.act} />
  if (decision !== null) {
    const approved = decision === 'approve'
    const close = () => {
      onTyped('')
      setDecision(null)
    }
    return (
      <DecisionForm
        orderId={order.id}
        files={files}
        marking={marking}
        approved={approved}
        approvalWarning={approved ? approvalWarning : undefined}
        onTyped={onTyped}
        onClose={close}
      />
    )
  }
  return (
    <MainActions>
      <Button icon={<PencilLine size={16} aria-hidden />} onClick={() => setDecision('revise')}>
        {words.requestRevision}
      </Button>
      <Button
        variant="primary"
        icon={<Check size={16} aria-hidden />}
        disabledReason={reasonAgainst(true, marking)}
        onClick={() => setDecision('approve')}
      >
        {words.approve}
      </Button>
    </MainActions>
  )
}

/** Why a decision cannot be sent yet: what is said of single characteristics does not fit it. */
function reasonAgainst(approved: boolean, { refused, isStale }: Marking): string | undefined {
  if (isStale) return ofEach.changedFirst
  if (approved) return refused.length > 0 ? ofEach.refusedFirst(refused.length) : undefined
  return refused.some(({ note }) => note === '') ? ofEach.unexplained : undefined
}

interface DecisionFormProps {
  orderId: string
  files: readonly DecidedFile[] | undefined
  marking: Marking
  approved: boolean
  /** The question before the decision is sent, if any. */
  approvalWarning: string | undefined
  onTyped: (notes: string) => void
  /** Called once the decision is sent or abandoned. */
  onClose: () => void
}

/** A refusal says what happened in the meantime; the panel then shows the order's current state, and the unsent notes. */
function announceFailure(error: unknown) {
  const code = isApiError(error) ? error.code : ''
  if (code === 'order.quality_check_decided') toast.info(words.decidedMeanwhile, words.decidedMeanwhileText)
  else if (code === 'order.not_in_quality_check') toast.info(words.movedOn, words.movedOnText)
  else toast.error(words.error, failureWords(error, words.errorText))
}

/** What a decision is based on; unknown until all of it is, as it would seem to change otherwise. */
function baseOf(files: readonly DecidedFile[] | undefined, { revision, hasFailed }: Marking) {
  if (files === undefined || (revision === undefined && !hasFailed)) return undefined
  return { files: files.map(({ id }) => id), ...(revision !== undefined && { characteristics: revision }) }
}

function useDecisionForm(props: DecisionFormProps) {
  const { orderId, files, marking, approved, approvalWarning, onTyped, onClose } = props
  // An approval is of all characteristics.
  const characteristics = approved ? [] : marking.said
  const [asking, setAsking] = useState(false)
  const [decide] = useApproveQualityCheckMutation()
  const form = useKeptForm<{ notes: string }, Base>({
    place: placeOf(orderId, approved ? 'approve' : 'revise'),
    changeOf: { what: 'order-quality-files', id: orderId },
    kept,
    shown: { notes: '' },
    base: baseOf(files, marking),
    validate: (values) => formErrors(QualityCheckDecision, { approved, ...values, characteristics }),
    onSubmit: async ({ notes }, { base, sent, refused }) => {
      if (approvalWarning !== undefined && !asking) return setAsking(true)
      const body = {
        approved,
        notes: notes.trim(),
        basedOn: base,
        ...(characteristics.length > 0 && { characteristics }),
      }
      const answer = await decide({ id: orderId, body })
      setAsking(false)
      if (refused(answer.error)) return
      if (answer.error) return announceFailure(answer.error)
      if (approved) toast.success(words.approvedToast, words.approvedToastText)
      else toast.success(words.revisionToast, words.revisionToastText)
      sent()
      marking.form.keeping.discard()
      onClose()
    },
  })
  const { notes } = form.values
  useEffect(() => onTyped(notes), [onTyped, notes])
  return { form, asking, stopAsking: () => setAsking(false) }
}

function DecisionForm(props: DecisionFormProps) {
  const { files, marking, approved, approvalWarning, onClose } = props
  const refusedCount = approved ? 0 : marking.refused.length
  const { form, asking, stopAsking } = useDecisionForm(props)
  const notes = useRef<HTMLTextAreaElement>(null)
  const formId = useId()
  // The form was opened by a click: the focus moves into it.
  useEffect(() => notes.current?.focus(), [])
  return (
    <Stack as="form" id={formId} $gap={12} noValidate onSubmit={submitForm(form)}>
      <KeptForm
        form={form}
        present={[
          { label: words.files, value: files && isolatedList(files.map(({ fileName }) => fileName)) },
          { label: ofEach.label, value: marking.characteristics && String(marking.characteristics.length) },
        ]}
        leave={{ title: words.leaveTitle, text: words.leaveText, leaveLabel: words.leave, stayLabel: words.stay }}
      />
      {approved && <Muted>{words.approveIntro}</Muted>}
      {refusedCount > 0 && <Muted>{ofEach.added(refusedCount)}</Muted>}
      <Field
        label={approved ? words.comments : words.revisionNotes}
        hint={approved ? words.commentsHint : words.revisionHint}
        error={form.touched.notes ? form.errors.notes : undefined}
        optional={approved || refusedCount > 0}
        required={!approved && refusedCount === 0}
      >
        <TextArea ref={notes} rows={3} maxLength={4000} {...form.getFieldProps('notes')} />
      </Field>
      <MainActions>
        <Button
          onClick={() => form.keeping.leave(onClose)}
          disabledReason={form.isSubmitting ? words.sending : undefined}
        >
          {words.cancel}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          loading={form.isSubmitting}
          disabledReason={reasonAgainst(approved, marking)}
        >
          {approved ? words.confirmApproval : words.sendRevision}
        </Button>
      </MainActions>
      <ConfirmDialog
        open={asking}
        onOpenChange={stopAsking}
        title={words.approveUnseenTitle}
        confirmLabel={words.approveUnseenConfirm}
        cancelLabel={words.cancel}
        onConfirm={form.submitForm}
        loading={form.isSubmitting}
      >
        {approvalWarning ?? words.approveArrived}
      </ConfirmDialog>
    </Stack>
  )
}
