import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type {
  QualityCharacteristic,
  QualityCharacteristics,
} from '@kerf/shared-contracts/contracts/quality-characteristics'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { partNameOf } from '@kerf/shared-parts/quality/order-characteristics.tsx'
import { toast } from '@kerf/shared-runtime'
import { useSaveQualityCharacteristicsMutation } from '@kerf/shared-runtime/endpoints/quality-characteristics'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { FileSpreadsheet, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import {
  emptyRow,
  errorsOf,
  type Row,
  replaced,
  rowOf,
  rowShape,
  sentRows,
  typedRow,
  type Values,
} from './characteristics-form.ts'
import { FaceDialog } from './face-dialog.tsx'
import { PasteField } from './paste-field.tsx'
import { ReadDialog } from './read-dialog.tsx'
import { atOnce, RowsEditor } from './rows-editor.tsx'
import { text } from './text.ts'
import { usePastes } from './use-pastes.tsx'

const words = text.dialog

const kept = z.partial(z.object({ rows: z.array(rowShape) }))

interface CharacteristicsDialogProps {
  order: Order
  saved: QualityCharacteristics
  onClose: () => void
}

function useCharacteristicsForm({ order, saved, onClose }: CharacteristicsDialogProps) {
  const [save] = useSaveQualityCharacteristicsMutation()
  return useKeptForm<Values, { revision: number }>({
    place: `order ${order.id} characteristics`,
    changeOf: { what: 'order-quality-characteristics', id: order.id },
    kept,
    shown: { rows: saved.characteristics.map(rowOf) },
    base: { revision: saved.revision },
    validate: errorsOf,
    validateOnBlur: false,
    onSubmit: async (values, { base, sent, refused }) => {
      const { error } = await save({ id: order.id, body: { characteristics: sentRows(values), basedOn: base } })
      if (refused(error)) return
      if (error) return toast.error(words.failed, failureWords(error, words.failedText))
      const asks = order.orderStatus === 'quality_check' && order.qualityCheckStatus === 'needs_revision'
      toast.success(words.saved, asks ? words.asked : undefined)
      sent()
      onClose()
    },
  })
}

/** The characteristics of an order as a table of fields, entered, pasted or read from a file. */
export function CharacteristicsDialog(props: CharacteristicsDialogProps) {
  const { order, saved, onClose } = props
  const form = useCharacteristicsForm(props)
  const element = useRef<HTMLFormElement>(null)
  const [limit, setLimit] = useState(atOnce)
  /** Shows the first wrong row before the form looks for its field, to lead to it. */
  const submitForm = () => {
    const wrongAt = firstWrongRow(errorsOf(form.values))
    if (wrongAt >= limit) flushSync(() => setLimit(Math.ceil((wrongAt + 1) / atOnce) * atOnce))
    return form.submitForm()
  }
  const [opened, setOpened] = useState<'reading' | { faceOf: number } | null>(null)
  const { rows } = form.values
  const setRows = (next: readonly Row[]) => form.setFieldValue('rows', next)
  const change = (at: number, changed: Partial<Row>) =>
    setRows(rows.map((row, index) => (index === at ? typedRow(row, changed) : row)))
  const pastes = usePastes({ rows, setRows, element, isOn: opened === null && !form.isSubmitting })
  const [hasRead, setHasRead] = useState(false)
  const isMarked = form.submitCount > 0 || hasRead || pastes.hasProblems
  const errors: Record<string, unknown> = isMarked ? form.errors : {}
  const errorAt = (path: string) => (typeof errors[path] === 'string' ? errors[path] : undefined)
  const faceRow = typeof opened === 'object' && opened !== null ? rows[opened.faceOf] : undefined
  return (
    <FormDialog
      form={{ ...form, submitForm }}
      element={element}
      size="whole"
      title={words.title}
      description={words.description}
      submit={words.save}
      present={[{ label: words.present, value: isolatedList(saved.characteristics.map(presentWords)) }]}
      onClose={onClose}
    >
      {pastes.notice}
      {rows.length === 0 ? (
        <PasteField onTyped={(typed) => pastes.paste(undefined, typed)} />
      ) : (
        <RowsEditor
          rows={rows}
          limit={limit}
          onMore={setLimit}
          errorAt={errorAt}
          onChange={change}
          onRemove={(at) => setRows(rows.filter((_row, index) => index !== at))}
          parts={partsOf(order)}
          onFace={(faceOf) => setOpened({ faceOf })}
        />
      )}
      <Cluster>
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => setRows([...rows, emptyRow])}>
          {words.add}
        </Button>
        <Button icon={<FileSpreadsheet size={16} aria-hidden />} onClick={() => setOpened('reading')}>
          {words.read}
        </Button>
      </Cluster>
      {errorAt('rows') && <p role="alert">{errorAt('rows')}</p>}
      {opened === 'reading' && (
        <ReadDialog
          orderId={order.id}
          presentCount={rows.length}
          onTake={(read, how) => {
            setRows(how === 'add' ? [...rows, ...read] : replaced(rows, read))
            setHasRead(true)
            // Replaced, the pasted rows are gone.
            if (how === 'replace') pastes.forget()
            setOpened(null)
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {faceRow && typeof opened === 'object' && opened !== null && (
        <FaceDialog
          row={faceRow}
          models={order.rfq.files.filter(({ fileType }) => fileType === 'step')}
          onChoose={(chosen) => {
            change(opened.faceOf, chosen)
            setOpened(null)
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </FormDialog>
  )
}

/** A saved characteristic with what the customer said of it. */
function presentWords({ number, decision, decisionNote }: QualityCharacteristic): string {
  if (decision === 'refused') return words.presentRefused(number, decisionNote ?? '')
  return decision === 'approved' ? words.presentApproved(number) : number
}

/** The first row that has an error, from 0; -1 if none has. */
function firstWrongRow(errors: Readonly<Record<string, unknown>>): number {
  const wrong = Object.keys(errors).flatMap((path) => {
    const at = /^rows\.(\d+)\./.exec(path)?.[1]
    return at === undefined ? [] : [Number(at)]
  })
  return wrong.length === 0 ? -1 : Math.min(...wrong)
}

/** The parts to choose from, in an order of several. */
function partsOf({ lines }: Order) {
  if (lines.length < 2) return []
  return lines.map(({ id }) => ({ value: id, label: partNameOf(lines, id) ?? '' }))
}
