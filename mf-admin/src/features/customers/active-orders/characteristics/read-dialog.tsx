import { maxCharacteristics } from '@kerf/shared-contracts/rules/characteristics'
import { type ReadTable, readTable } from '@kerf/shared-contracts/rules/characteristics/read-table'
import type { Sheet } from '@kerf/shared-parts/spreadsheets/workbook.ts'
import { toast } from '@kerf/shared-runtime'
import { useListQualityCheckFilesQuery } from '@kerf/shared-runtime/endpoints/quality-checks'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { Spinner } from '@kerf/shared-ui/feedback/spinner.tsx'
import { FileDrop } from '@kerf/shared-ui/files/file-drop.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { useMemo, useState } from 'react'
import { type Row, rowOfDraft } from './characteristics-form.ts'
import { ReadReport } from './read-report.tsx'
import { text } from './text.ts'
import { useReport } from './use-report.ts'

const words = text.read

interface ReadDialogProps {
  orderId: string
  /** How many characteristics there are now. */
  presentCount: number
  onTake: (rows: Row[], how: 'replace' | 'add') => void
  onClose: () => void
}

/** Reads characteristics from a file, shows what was understood and what was not, and asks what to do with them. */
export function ReadDialog({ orderId, presentCount, onTake, onClose }: ReadDialogProps) {
  const { report, readFile, readStored, forget } = useReport()
  const [chosen, setChosen] = useState<string>()
  const sheet = report.status === 'read' ? report.sheets[Number(chosen ?? report.first)] : undefined
  const table = useMemo(() => sheet && readTable(sheet.rows), [sheet])
  const rows = table?.rows.slice(0, maxCharacteristics) ?? []
  const startAnew = () => {
    forget()
    setChosen(undefined)
  }
  const take = (how: 'replace' | 'add') => {
    onTake(rows.map(rowOfDraft), how)
    toast.success(words.taken(rows.length), words.takenText)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={words.title}
      description={words.description}
      footer={
        <>
          {report.status === 'read' && <Button onClick={startAnew}>{words.another}</Button>}
          <Button onClick={onClose}>{words.cancel}</Button>
          {rows.length > 0 && presentCount > 0 && <Button onClick={() => take('add')}>{words.add}</Button>}
          {rows.length > 0 && (
            <Button variant={presentCount > 0 ? 'danger' : 'primary'} onClick={() => take('replace')}>
              {presentCount > 0 ? words.replace(presentCount) : words.take}
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={16}>
        {report.status === 'reading' && <Spinner label={words.reading} />}
        {report.status === 'failed' && <Notice tone="red">{report.words}</Notice>}
        {(report.status === 'none' || report.status === 'failed') && (
          <Choice orderId={orderId} onFile={readFile} onStored={readStored} />
        )}
        {report.status === 'read' && (
          <SheetChoice sheets={report.sheets} value={chosen ?? String(report.first)} onChange={setChosen} />
        )}
        {sheet && table && <Understood sheet={sheet} table={table} />}
      </Stack>
    </Dialog>
  )
}

interface ChoiceProps {
  orderId: string
  onFile: (file: File) => void
  onStored: (file: { fileName: string; fileUrl: string }) => void
}

/** A file of this machine, or one of the quality files that were uploaded. */
function Choice({ orderId, onFile, onStored }: ChoiceProps) {
  const { data = [] } = useListQualityCheckFilesQuery({ id: orderId })
  const stored = data.filter(({ fileType }) => fileType === 'excel')
  return (
    <>
      <FileDrop
        label={words.label}
        title={words.drop}
        hint={words.hint}
        accept={['.csv', '.xlsx', '.txt', '.tsv']}
        onFiles={([file]) => file && onFile(file)}
        onReject={() => toast.error(words.rejected, words.rejectedText)}
      />
      {stored.length > 0 && (
        <Stack $gap={8}>
          <Muted>{words.uploaded}</Muted>
          <Cluster>
            {stored.map((file) => (
              <Button key={file.id} size="small" onClick={() => onStored(file)}>
                {words.readFile(shownFileName(file.fileName))}
              </Button>
            ))}
          </Cluster>
        </Stack>
      )}
    </>
  )
}

interface SheetChoiceProps {
  sheets: readonly Sheet[]
  value: string
  onChange: (value: string) => void
}

function SheetChoice({ sheets, value, onChange }: SheetChoiceProps) {
  if (sheets.length < 2) return null
  return (
    <Field label={words.sheet}>
      <Select
        options={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

function Understood({ sheet, table }: { sheet: Sheet; table: ReadTable }) {
  if (table.headLine === null) return <Notice tone="yellow">{words.noHeads}</Notice>
  return (
    <>
      <p role="status">{table.rows.length > 0 ? words.summary(table.rows.length, table.headLine) : words.none}</p>
      {sheet.isCut && <Notice tone="yellow">{words.cut}</Notice>}
      {table.rows.length > maxCharacteristics && <Notice tone="yellow">{words.tooMany(maxCharacteristics)}</Notice>}
      <ReadReport table={table} />
    </>
  )
}
