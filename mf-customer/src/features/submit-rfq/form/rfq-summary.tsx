import { shownValue } from '@kerf/shared-contracts/rules/catalog'
import { materialWords, processWords, toleranceWords } from '@kerf/shared-parts/rfqs/words.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { media, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatFileSize } from '@kerf/shared-ui/words/format.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { useFormikContext } from 'formik'
import { Send } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import type { AddressValues } from '../delivery/delivery-values.ts'
import type { QueuedFile } from '../files/sending/upload-queue.ts'
import { FindingsNote } from '../findings/findings-note.tsx'
import type { PartErrors } from '../parts/part-errors.ts'
import type { PartValues } from '../parts/part-list.ts'
import { PartsSummary } from '../parts/parts-summary.tsx'
import { text } from '../text.ts'
import { quantityWords, type RfqFormValues } from './rfq-form-schema.ts'

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
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return `${text.summary.fileCount(files.length)}, ${formatFileSize(bytes)}`
}

function partItems(part: PartValues) {
  const words = text.summary
  const { material, materialGrade, tolerance, finishing } = part
  return [
    { label: text.project.quantity, value: quantityWords(part) || words.missing },
    { label: text.part.material, value: materialWords({ material, materialGrade }) || words.missing },
    { label: text.part.tolerance, value: toleranceWords(tolerance, words.missing) },
    ...(finishing ? [{ label: text.part.finishing, value: shownValue(finishing) }] : []),
  ]
}

function deliveryItems({ neededBy, shipTo, billTo }: RfqFormValues) {
  const { delivery: words } = text
  const placeOf = ({ name, address, city }: AddressValues) => isolatedList([name || address, city])
  return [
    ...(neededBy ? [{ label: words.neededBy, value: formatDate(neededBy) }] : []),
    ...(shipTo.choice ? [{ label: words.shipTo, value: placeOf(shipTo) || text.summary.missing }] : []),
    ...(billTo.choice === 'same' ? [{ label: words.billTo, value: words.same }] : []),
    ...(billTo.choice && billTo.choice !== 'same'
      ? [{ label: words.billTo, value: placeOf(billTo) || text.summary.missing }]
      : []),
  ]
}

interface RfqSummaryProps {
  files: readonly QueuedFile[]
  filesOf: (part: string) => readonly QueuedFile[]
  /** The errors of each part, whether its fields show them yet or not. */
  errors: readonly PartErrors[]
  formRef: RefObject<HTMLFormElement | null>
  /** Whether what was typed is saved. */
  draftStatus: ReactNode
}

/** A summary of the request beside the form, with the submit button. */
export function RfqSummary({ files, filesOf, errors, formRef, draftStatus }: RfqSummaryProps) {
  const { values } = useFormikContext<RfqFormValues>()
  const words = text.summary
  const [only, ...others] = values.parts
  const process = processWords({
    manufacturingProcess: values.manufacturingProcess || null,
    manufacturingSubprocess: values.manufacturingSubprocess || null,
  })
  const items = [
    { label: text.project.name, value: values.projectName.trim() || words.missing },
    ...(only && others.length === 0 ? partItems(only) : []),
    ...(process ? [{ label: text.process.process, value: process }] : []),
    ...deliveryItems(values),
    { label: words.files, value: fileWords(files) },
  ]
  return (
    <SummaryCard draftStatus={draftStatus}>
      <DefinitionList items={items} columns={2} />
      {others.length > 0 && <PartsSummary parts={values.parts} errors={errors} filesOf={filesOf} formRef={formRef} />}
    </SummaryCard>
  )
}

function SummaryCard({ children, draftStatus }: { children: ReactNode; draftStatus: ReactNode }) {
  const { isSubmitting } = useFormikContext<RfqFormValues>()
  const words = text.summary
  return (
    <Sticky>
      <Card title={words.title}>
        <Stack $gap={16}>
          {children}
          <FindingsNote />
          <Button
            type="submit"
            variant="primary"
            fullWidth
            icon={<Send size={16} aria-hidden />}
            loading={isSubmitting}
          >
            {words.submit}
          </Button>
          {draftStatus}
        </Stack>
      </Card>
    </Sticky>
  )
}
