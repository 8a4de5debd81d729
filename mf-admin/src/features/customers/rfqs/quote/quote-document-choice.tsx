import { reasonOf } from '@kerf/shared-parts/files/file-refusal.ts'
import { toast } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { PdfChoice } from '@kerf/shared-ui/files/pdf-choice.tsx'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { Eye } from 'lucide-react'
import type { ComponentProps } from 'react'
import { text as shared } from '../../../shared/text.ts'
import { usePreview } from '../../../shared/use-preview.ts'
import { text } from '../text.ts'
import type { useQuoteForm } from './use-quote-form.ts'

const words = text.form

interface QuoteDocumentChoiceProps {
  rfqId: string
  quote: Pick<ReturnType<typeof useQuoteForm>, 'form' | 'termsOf' | 'refusal'>
  progress: ComponentProps<typeof PdfChoice>['progress']
  /** Why there is nothing to preview yet. */
  missing: string | undefined
}

/** The offer's document: an uploaded one, or one that Kerf creates and that can be previewed. */
export function QuoteDocumentChoice({ rfqId, quote, progress, missing }: QuoteDocumentChoiceProps) {
  const { form, termsOf, refusal } = quote
  const { quoteFile, makeDocument } = form.values
  const { isMaking, preview } = usePreview()
  const show = async () => {
    // Errors of the offer are shown at its fields, as on submit.
    const errors = await form.validateForm()
    if (Object.keys(errors).length > 0) return void form.submitForm()
    await preview(`/api/admin/rfqs/${rfqId}/quote/preview`, 'Quote preview.pdf', termsOf(form.values))
  }
  return (
    <Stack $gap={12}>
      <Field label={words.file} optional>
        <PdfChoice
          label={words.file}
          file={quoteFile}
          onFile={(file) => form.setFieldValue('quoteFile', file)}
          onReject={() => toast.error(words.invalidFile, words.invalidFileText)}
          progress={progress}
          error={reasonOf(refusal, quoteFile)}
        />
      </Field>
      {quoteFile === null && (
        <>
          <Checkbox
            label={words.makeDocument}
            hint={makeDocument ? words.makeDocumentHint : words.noDocumentHint}
            name="makeDocument"
            checked={makeDocument}
            onChange={({ target }) => form.setFieldValue('makeDocument', target.checked)}
          />
          {makeDocument && (
            <Cluster>
              <Button
                icon={<Eye size={16} aria-hidden />}
                loading={isMaking}
                disabledReason={missing}
                onClick={() => void show()}
              >
                {shared.preview.show}
              </Button>
            </Cluster>
          )}
        </>
      )}
    </Stack>
  )
}
