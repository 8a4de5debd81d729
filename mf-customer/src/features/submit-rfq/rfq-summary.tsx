import { materialWords, processWords, toleranceWords } from '@kerf/shared-contracts/client/words'
import { Button } from '@kerf/shared-ui/button'
import { Card } from '@kerf/shared-ui/card'
import { DefinitionList } from '@kerf/shared-ui/definition-list'
import { formatFileSize } from '@kerf/shared-ui/format'
import { Muted, Stack } from '@kerf/shared-ui/layout'
import { media, space } from '@kerf/shared-ui/theme/tokens'
import { useFormikContext } from 'formik'
import { Send } from 'lucide-react'
import { styled } from 'styled-components'
import type { RfqFormValues } from './rfq-form-schema.ts'
import { text } from './text.ts'
import type { QueuedFile } from './upload-queue.ts'

const Sticky = styled.div`
  position: sticky;
  top: 72px;
  ${media.belowWide} {
    position: static;
  }
  padding-bottom: ${space[8]};
`

function fileWords(files: readonly QueuedFile[]): string {
  if (files.length === 0) return text.summary.noFiles
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
  return `${text.summary.fileCount(files.length)}, ${formatFileSize(bytes)}`
}

/** What is about to be sent, beside the form, with the button that sends it. */
export function RfqSummary({ files }: { files: readonly QueuedFile[] }) {
  const { values, isSubmitting } = useFormikContext<RfqFormValues>()
  const words = text.summary
  const process = processWords({
    manufacturingProcess: values.manufacturingProcess || null,
    manufacturingSubprocess: values.manufacturingSubprocess || null,
  })
  const items = [
    { label: text.project.name, value: values.projectName.trim() || words.missing },
    { label: text.project.quantity, value: `${values.quantity || '1'} ${text.project.quantityUnit}` },
    {
      label: text.part.material,
      value: materialWords({ material: values.material, materialGrade: values.materialGrade }) || words.missing,
    },
    { label: text.part.tolerance, value: toleranceWords(values.tolerance, words.missing) },
    ...(values.finishing ? [{ label: text.part.finishing, value: values.finishing }] : []),
    ...(process ? [{ label: text.process.process, value: process }] : []),
    { label: words.files, value: fileWords(files) },
  ]
  return (
    <Sticky>
      <Card title={words.title}>
        <Stack $gap={16}>
          <DefinitionList items={items} columns={2} />
          <Button
            type="submit"
            variant="primary"
            fullWidth
            icon={<Send size={16} aria-hidden />}
            loading={isSubmitting}
          >
            {words.submit}
          </Button>
          <Muted>{words.kept}</Muted>
        </Stack>
      </Card>
    </Sticky>
  )
}
