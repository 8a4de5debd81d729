import { finishes, materials, shownValue, tolerances } from '@kerf/shared-contracts/rules/catalog'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { optionsOf, refusalOf, withTyped } from '../form/dependent-select.ts'
import { text } from '../text.ts'
import { HelpButton } from './help/help-button.tsx'
import { type PartFieldsProps, partField } from './part-field.ts'

const finishOptions = finishes.map((value) => ({ value, label: shownValue(value) }))

/** Material, grade, tolerance and finishing of a part. */
export function MaterialFields(props: PartFieldsProps) {
  const words = text.part
  const chosen = props.part.material
  const material = partField(props, 'material', { materialGrade: '' })
  const grade = partField(props, 'materialGrade')
  const tolerance = partField(props, 'tolerance')
  const finishing = partField(props, 'finishing')
  return (
    <>
      <Field label={words.material} error={material.error} required>
        <Select options={withTyped(materials, chosen)} placeholder={words.choose} {...material.control} />
      </Field>
      <Field label={words.grade} error={grade.error} optional>
        <Select
          options={withTyped(optionsOf(materials, chosen), props.part.materialGrade)}
          placeholder={words.choose}
          disabledReason={refusalOf(materials, chosen, words.gradeDisabled, words.noGrades)}
          {...grade.control}
        />
      </Field>
      <Field label={words.tolerance} error={tolerance.error} labelAction={<HelpButton topic="tolerance" />} required>
        <Select
          options={withTyped(tolerances, props.part.tolerance)}
          placeholder={words.choose}
          {...tolerance.control}
        />
      </Field>
      <Field label={words.finishing} error={finishing.error} labelAction={<HelpButton topic="finishing" />} optional>
        <Select
          options={withTyped(finishOptions, props.part.finishing)}
          placeholder={words.anyFinish}
          {...finishing.control}
        />
      </Field>
    </>
  )
}
