import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useLinkUserMutation } from '@kerf/shared-runtime/endpoints/customers'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { CompanyPicker } from '../../companies/company-picker.tsx'
import { text as shared } from '../../shared/text.ts'
import type { CustomerRow } from './customer-columns.tsx'
import { text } from './text.ts'
import { UnlinkQuestion } from './unlink-question.tsx'

const words = text.linking

interface LinkCompanyDialogProps {
  customer: CustomerRow
  onClose: () => void
}

interface Values extends Record<string, unknown> {
  company: { id: string; name: string } | null
}

const schema = z.object({ company: z.object({ id: z.string(), name: z.string() }, words.none) })

function useLinkForm({ customer: { id, name, company }, onClose }: LinkCompanyDialogProps) {
  const [link] = useLinkUserMutation()
  return useDialogForm({
    place: `company of customer ${id}`,
    kept: mini.partial(
      mini.object({ company: mini.nullable(mini.object({ id: mini.string(), name: mini.string() })) }),
    ),
    shown: { company: company && { id: company.id, name: company.name } } as Values, // as wide as what can be chosen
    base: { companyId: company?.id ?? null },
    schema,
    send: ({ company: chosen }: Values, basedOn) => link({ id, body: { companyId: chosen?.id ?? '', basedOn } }),
    onDone: (linked) => {
      toast.success(words.done, words.doneText(name, linked.company?.name ?? ''))
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
}

/** Links a customer to a company, or to another one; also lets the admin unlink them. */
export function LinkCompanyDialog({ customer, onClose }: LinkCompanyDialogProps) {
  const { form, element, errorOf } = useLinkForm({ customer, onClose })
  const [unlinking, setUnlinking] = useState(false)
  const { company: present, name } = customer
  const { company: chosen } = form.values
  if (unlinking && present) return <UnlinkQuestion customer={customer} company={present} onClose={onClose} />
  return (
    <FormDialog
      form={form}
      element={element}
      title={words.title(name)}
      description={words.description}
      submit={words.submit}
      disabledReason={present && chosen?.id === present.id ? words.unchanged : undefined}
      aside={
        present && (
          <Button variant="danger" icon={<Unlink size={16} aria-hidden />} onClick={() => setUnlinking(true)}>
            {words.unlink}
          </Button>
        )
      }
      present={[{ label: words.label, value: present?.name ?? text.unlinked }]}
      onClose={onClose}
    >
      <Field
        label={words.label}
        hint={present ? words.hintMove(present.name) : words.hintNone}
        error={errorOf('company')}
        required
      >
        <CompanyPicker
          chosen={chosen ?? undefined}
          onChoose={(company) => void form.setFieldValue('company', { id: company.id, name: company.name })}
        />
      </Field>
    </FormDialog>
  )
}
