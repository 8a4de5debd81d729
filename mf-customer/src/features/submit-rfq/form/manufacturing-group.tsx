import { processes } from '@kerf/shared-contracts/rules/catalog'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { useFormikContext } from 'formik'
import { text } from '../text.ts'
import { optionsOf, refusalOf } from './dependent-select.ts'
import { FormGrid } from './form-grid.ts'
import type { RfqFormValues } from './rfq-form-schema.ts'
import { useRfqField } from './use-rfq-field.ts'

export function ManufacturingGroup() {
  const words = text.process
  const form = useFormikContext<RfqFormValues>()
  const chosen = form.values.manufacturingProcess
  const process = useRfqField('manufacturingProcess', () => form.setFieldValue('manufacturingSubprocess', ''))
  const subprocess = useRfqField('manufacturingSubprocess')
  return (
    <Card title={words.title}>
      <Stack $gap={16}>
        <FormGrid>
          <Field label={words.process} error={process.error} optional>
            <Select options={processes} placeholder={words.anyProcess} {...process.control} />
          </Field>
          <Field label={words.subprocess} error={subprocess.error} optional>
            <Select
              options={optionsOf(processes, chosen)}
              placeholder={words.anyProcess}
              disabledReason={refusalOf(processes, chosen, words.subprocessDisabled, words.noSubprocesses)}
              {...subprocess.control}
            />
          </Field>
        </FormGrid>
        <Checkbox
          name="internationalManufacturingOk"
          label={words.international}
          hint={words.internationalHint}
          checked={form.values.internationalManufacturingOk}
          onChange={form.handleChange}
        />
      </Stack>
    </Card>
  )
}
