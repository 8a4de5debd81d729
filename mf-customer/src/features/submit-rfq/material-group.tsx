import { finishes, materials, tolerances } from '@kerf/shared-contracts/rules/catalog'
import { Card } from '@kerf/shared-ui/card'
import { Field } from '@kerf/shared-ui/field'
import { Select } from '@kerf/shared-ui/select'
import { useFormikContext } from 'formik'
import { optionsOf, refusalOf } from './dependent-select.ts'
import { FormGrid } from './form-grid.ts'
import type { RfqFormValues } from './rfq-form-schema.ts'
import { text } from './text.ts'
import { useRfqField } from './use-rfq-field.ts'

const finishOptions = finishes.map((value) => ({ value, label: value }))

export function MaterialGroup() {
  const words = text.part
  const form = useFormikContext<RfqFormValues>()
  const chosen = form.values.material
  const material = useRfqField('material', () => form.setFieldValue('materialGrade', ''))
  const grade = useRfqField('materialGrade')
  const tolerance = useRfqField('tolerance')
  const finishing = useRfqField('finishing')
  return (
    <Card title={words.title}>
      <FormGrid>
        <Field label={words.material} error={material.error} required>
          <Select options={materials} placeholder={words.choose} {...material.control} />
        </Field>
        <Field label={words.grade} error={grade.error} optional>
          <Select
            options={optionsOf(materials, chosen)}
            placeholder={words.choose}
            disabledReason={refusalOf(materials, chosen, words.gradeDisabled, words.noGrades)}
            {...grade.control}
          />
        </Field>
        <Field label={words.tolerance} error={tolerance.error} required>
          <Select options={tolerances} placeholder={words.choose} {...tolerance.control} />
        </Field>
        <Field label={words.finishing} error={finishing.error} optional>
          <Select options={finishOptions} placeholder={words.anyFinish} {...finishing.control} />
        </Field>
      </FormGrid>
    </Card>
  )
}
