import { finishes, materials, shownValue, tolerances } from '@kerf/shared-contracts/rules/catalog'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import { optionsOf, refusalOf, withTyped } from '../../form/dependent-select.ts'
import { text as form } from '../../text.ts'
import { type PartFieldsProps, partField } from '../part-field.ts'
import { type Column, cellText, quantitiesIn } from './columns.ts'
import { Cell, CellError } from './table-style.ts'
import { text } from './text.ts'

const finishOptions = finishes.map((value) => ({ value, label: shownValue(value) }))

interface CellFrameProps {
  index: number
  column: Column
  width: number
  error: string | undefined
  children: (wiring: Wiring) => ReactNode
}

type Wiring = ReturnType<typeof wiringOf>

/** What a control in a cell needs to be named, found by the keyboard, and to tell its error. */
function wiringOf(index: number, column: Column, error: string | undefined, errorId: string) {
  return {
    'aria-label': text.cell(text.heads[column], form.parts.numbered(index + 1)),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? errorId : undefined,
    'data-row': index,
    'data-column': column,
  }
}

function CellFrame({ index, column, width, error, children }: CellFrameProps) {
  const id = useId()
  return (
    <Cell $width={width}>
      {children(wiringOf(index, column, error, id))}
      {error && <CellError id={id}>{error}</CellError>}
    </Cell>
  )
}

/** The cells of a part that are typed in, in the order of the columns. */
export function PartCells(props: PartFieldsProps) {
  const { part, index } = props
  const words = form.part
  const name = partField(props, 'name')
  const material = partField(props, 'material', { materialGrade: '' })
  const grade = partField(props, 'materialGrade')
  const finishing = partField(props, 'finishing')
  const tolerance = partField(props, 'tolerance')
  return (
    <>
      <CellFrame index={index} column="name" width={170} error={name.error}>
        {(wiring) => <TextInput autoComplete="off" {...wiring} {...name.control} />}
      </CellFrame>
      <CellFrame index={index} column="material" width={130} error={material.error}>
        {(wiring) => (
          <Select
            options={withTyped(materials, part.material)}
            placeholder={words.choose}
            {...wiring}
            {...material.control}
          />
        )}
      </CellFrame>
      <CellFrame index={index} column="materialGrade" width={130} error={grade.error}>
        {(wiring) => (
          <Select
            options={withTyped(optionsOf(materials, part.material), part.materialGrade)}
            placeholder={words.choose}
            disabledReason={refusalOf(materials, part.material, words.gradeDisabled, words.noGrades)}
            {...wiring}
            {...grade.control}
          />
        )}
      </CellFrame>
      <CellFrame index={index} column="finishing" width={150} error={finishing.error}>
        {(wiring) => (
          <Select
            options={withTyped(finishOptions, part.finishing)}
            placeholder={words.anyFinish}
            {...wiring}
            {...finishing.control}
          />
        )}
      </CellFrame>
      <CellFrame index={index} column="tolerance" width={150} error={tolerance.error}>
        {(wiring) => (
          <Select
            options={withTyped(tolerances, part.tolerance)}
            placeholder={words.choose}
            {...wiring}
            {...tolerance.control}
          />
        )}
      </CellFrame>
      <QuantitiesCell {...props} />
    </>
  )
}

/** The quantities of a part in one field, as in '1, 10, 50'. */
function QuantitiesCell({ part, index, errors, actions }: PartFieldsProps) {
  // Keeps the text as typed while the field has the focus, so that a trailing comma does not vanish.
  const [typed, setTyped] = useState<string | null>(null)
  const error = Object.entries(errors).find(([path]) => path.startsWith('quantities'))?.[1]
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    actions.change(index, { quantities: quantitiesIn(event.target.value) })
  }
  const leave = () => {
    setTyped(null)
    // An empty field becomes 1 (docs/product/rfqs.md, 'The request form').
    if (part.quantities.join('').trim() === '') actions.change(index, { quantities: ['1'] })
    else actions.leave(index, 'quantities')
  }
  return (
    <CellFrame index={index} column="quantities" width={120} error={error}>
      {(wiring) => (
        <TextInput
          autoComplete="off"
          inputMode="numeric"
          title={text.quantitiesHint}
          {...wiring}
          name={`parts.${index}.quantities.0`}
          value={typed ?? cellText(part, 'quantities')}
          onChange={change}
          onBlur={leave}
        />
      )}
    </CellFrame>
  )
}
