import {
  type Choice,
  finishes,
  materials,
  processes,
  shownValue,
  tolerances,
} from '@kerf/shared-contracts/rules/catalog'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { EntryTable, WideContent } from '@kerf/shared-ui/forms/entry-table.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { Plus, X } from 'lucide-react'
import { styled } from 'styled-components'
import { type CellKind, type Column, columnsOf, type Row, type TableName } from './costs-form.ts'
import { text } from './text.ts'

const Table = styled(EntryTable)`
  td {
    min-width: 110px;
  }
  td:last-child {
    min-width: 0;
    padding-inline-end: 0;
  }
`

interface CostTableProps {
  table: TableName
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
  errorIn: (path: string) => string | undefined
}

const named = (choices: readonly Choice[]) => choices.map(({ value, label }) => ({ value, label }))

/** Columns that hold what the catalogue names. */
const catalog: Partial<Record<Column, { value: string; label: string }[]>> = {
  material: named(materials),
  process: named(processes),
  tolerance: named(tolerances),
  finish: finishes.map((finish) => ({ value: finish, label: shownValue(finish) })),
}

/** Also what the catalogue does not name, and nothing for a new row. */
function choicesOf(column: Column, value: string) {
  const choices = catalog[column]
  if (!choices || choices.some((choice) => choice.value === value)) return choices
  return [{ value, label: value || text.choose }, ...choices]
}

const flags = [
  { value: 'false', label: text.no },
  { value: 'true', label: text.yes },
]

/** One of the cost tables, a row for each thing that costs. */
export function CostTable({ table, rows, onChange, errorIn }: CostTableProps) {
  const columns = columnsOf(table)
  const [[first]] = columns as [[Column, CellKind]] // no table is without columns
  const change = (at: number, name: Column, value: string) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [name]: value } : row)))
  return (
    <Stack $gap={8}>
      <SectionTitle>{text.fields[table]}</SectionTitle>
      <WideContent>
        <Table>
          <thead>
            <tr>
              {columns.map(([name]) => (
                <th key={name} scope="col">
                  {text.columns[name]}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else to be known by
              <tr key={at}>
                {columns.map(([name, kind]) => (
                  <td key={name}>
                    <Cell
                      label={text.cell(text.columns[name], at + 1)}
                      name={`${table}.${at}.${name}`}
                      kind={kind}
                      choices={choicesOf(name, row[name] ?? '')}
                      value={row[name] ?? ''}
                      error={errorIn(`${at}.${name}`)}
                      onChange={(value) => change(at, name, value)}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    label={text.remove([row[first], row.grade].filter(Boolean).join(' ') || String(at + 1))}
                    icon={<X size={16} aria-hidden />}
                    onClick={() => onChange(rows.filter((_row, index) => index !== at))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </WideContent>
      <div>
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => onChange([...rows, Object.fromEntries(columns.map(([name]) => [name, '']))])}
        >
          {text.add(text.fields[table])}
        </Button>
      </div>
    </Stack>
  )
}

interface CellProps {
  label: string
  name: string
  kind: CellKind
  choices: { value: string; label: string }[] | undefined
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function Cell({ label, name, kind, choices, value, error, onChange }: CellProps) {
  const control = {
    ...{ name, value, maxLength: 80 },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  const { maxLength: _most, ...choice } = control
  return (
    <Field label={label} hideLabel error={error}>
      {kind === 'flag' && <Select options={flags} {...choice} value={value || 'false'} />}
      {kind === 'number' && <NumberInput {...control} />}
      {choices && <Select options={choices} {...choice} />}
      {!choices && (kind === 'money' || kind === 'text') && (
        <TextInput autoComplete="off" inputMode={kind === 'money' ? 'decimal' : 'text'} {...control} />
      )}
    </Field>
  )
}
