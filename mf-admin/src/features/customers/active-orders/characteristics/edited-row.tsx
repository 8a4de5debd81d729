import { verdictOf } from '@kerf/shared-contracts/rules/characteristics'
import { VerdictBadge } from '@kerf/shared-parts/quality/verdict-badge.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Select, type SelectOption } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { Box, BoxSelect, X } from 'lucide-react'
import { memo } from 'react'
import { isDoubtful, type Row, settled, tolerancedOf } from './characteristics-form.ts'
import { text } from './text.ts'

const { columns } = text

export interface RowChoices {
  /** The parts of an order of several, by id; empty for an order of one. */
  parts: readonly SelectOption[]
  onFace: (at: number) => void
}

interface EditedRowProps extends RowChoices {
  row: Row
  at: number
  errorAt: (path: string) => string | undefined
  onChange: (at: number, change: Partial<Row>) => void
  onRemove: (at: number) => void
}

const kinds = Object.entries(text.kinds).map(([value, label]) => ({ value, label }))
const outcomes = Object.entries(text.outcomes).map(([value, label]) => ({ value, label }))

/** Fields that say nothing of an attribute. */
const ofDimensions: readonly (keyof Row)[] = ['nominal', 'lowerTolerance', 'upperTolerance']

type TypedField = Exclude<keyof Row, 'id' | 'fileId' | 'faces' | 'kind' | 'passed' | 'orderLineId' | 'doubtful'>

/** One characteristic as fields. */
export const EditedRow = memo(function EditedRow(props: EditedRowProps) {
  const { row, at, parts, onChange, onRemove, onFace } = props
  const name = row.number || row.name || text.dialog.row(at + 1)
  const isAttribute = row.kind === 'attribute'
  return (
    <tr>
      <TypedCell {...props} field="number" />
      <TypedCell {...props} field="name" />
      {parts.length > 0 && (
        <ChosenCell
          {...props}
          field="orderLineId"
          options={[{ value: '', label: text.wholeOrder }, ...parts]}
          onChoose={(orderLineId) => onChange(at, { orderLineId })}
        />
      )}
      <ChosenCell
        {...props}
        field="kind"
        options={kinds}
        onChoose={(kind) => onChange(at, { kind: kind === 'attribute' ? 'attribute' : 'dimension' })}
      />
      <TypedCell {...props} field="nominal" />
      <TypedCell {...props} field="lowerTolerance" />
      <TypedCell {...props} field="upperTolerance" />
      <TypedCell {...props} field="toleranceText" />
      <TypedCell {...props} field="unit" />
      {isAttribute ? (
        <ChosenCell
          {...props}
          field="passed"
          options={outcomes}
          onChoose={(passed) => onChange(at, { passed: passed === 'true' || passed === 'false' ? passed : '' })}
        />
      ) : (
        <TypedCell {...props} field="measured" />
      )}
      <td data-field="verdict">
        <Verdict row={row} />
      </td>
      <td data-field="face">
        <IconButton
          size="small"
          label={row.fileId ? text.face.change(name) : text.face.choose(name)}
          icon={row.fileId ? <Box size={16} aria-hidden /> : <BoxSelect size={16} aria-hidden />}
          onClick={() => onFace(at)}
        />
      </td>
      <td data-field="face">
        <IconButton
          size="small"
          label={text.dialog.remove(name)}
          icon={<X size={16} aria-hidden />}
          onClick={() => onRemove(at)}
        />
      </td>
    </tr>
  )
})

interface CellProps extends EditedRowProps {
  field: TypedField
}

function TypedCell({ row, at, field, errorAt, onChange }: CellProps) {
  const isUsed = row.kind === 'dimension' || !ofDimensions.includes(field)
  const isNumber = ofDimensions.includes(field)
  const path = `rows.${at}.${field}`
  const type = (value: string) => {
    const changed: Partial<Pick<Row, TypedField>> = {}
    changed[field] = value
    onChange(at, changed)
  }
  const settle = () => {
    // Leaving a field is no answer to what its number means.
    if (isDoubtful(row, field)) return
    const value = settled(row[field], row.unit)
    if (isNumber && value !== row[field]) type(value)
  }
  return (
    <td data-field={field}>
      {isUsed && (
        <Field label={text.dialog.cell(columns[field], at + 1)} hideLabel error={errorAt(path)}>
          <TextInput
            autoComplete="off"
            name={path}
            value={row[field]}
            inputMode={isNumber ? 'decimal' : 'text'}
            placeholder={field === 'measured' ? text.measuredHint : undefined}
            onChange={({ target }) => type(target.value)}
            onBlur={settle}
          />
        </Field>
      )}
    </td>
  )
}

interface ChosenCellProps extends EditedRowProps {
  field: 'kind' | 'passed' | 'orderLineId'
  options: readonly SelectOption[]
  onChoose: (value: string) => void
}

function ChosenCell({ row, at, field, options, onChoose }: ChosenCellProps) {
  return (
    <td data-field={field === 'passed' ? 'measured' : field}>
      <Field label={text.dialog.cell(columns[field === 'passed' ? 'measured' : field], at + 1)} hideLabel>
        <Select
          name={`rows.${at}.${field}`}
          options={options}
          value={row[field]}
          onChange={({ target }) => onChoose(target.value)}
        />
      </Field>
    </td>
  )
}

function Verdict({ row }: { row: Row }) {
  const toleranced = tolerancedOf(row)
  return toleranced ? <VerdictBadge kind={row.kind} verdict={verdictOf(toleranced)} /> : '–'
}
