import { RestoredNotice } from '@kerf/shared-parts/forms/kept-form.tsx'
import { toast } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { media, space } from '@kerf/shared-ui/theme/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CustomerChoice, SelectedCustomer } from './customer-choice.tsx'
import { text } from './text.ts'
import type { Creation, CreationValues } from './use-creation-form.ts'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  max-width: 880px;
`

/** Fields in two columns where there is room. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

interface CreationFrameProps<Values extends CreationValues> {
  creation: Creation<Values>
  words: {
    explain: string
    customerRequired: string
    notes: string
    submit: string
    open: string
    done: (number: string, customer: string) => string
  }
  /** The message if something is left empty; undefined if nothing is. */
  missing: (values: Values) => string | undefined
  /** The fields between the customer and the notes. */
  children: ReactNode
}

/** What both forms share: explanation, last result, customer, notes, two buttons. */
export function CreationFrame<Values extends CreationValues>(props: CreationFrameProps<Values>) {
  const { creation, words, missing, children } = props
  const { form, errorOf, reset, created } = creation
  const { customer } = form.values
  const sayWhatIsWrong = (errors: Readonly<Record<string, unknown>>) => {
    const lacking = missing(form.values)
    if ('customer' in errors) toast.error(text.customer.required, words.customerRequired)
    else if (lacking !== undefined) toast.error(text.missing, lacking)
  }
  return (
    <Form noValidate autoComplete="off" aria-label={words.submit} onSubmit={submitForm(form, sayWhatIsWrong)}>
      <Muted>{words.explain}</Muted>
      {created && (
        <Notice tone="green">
          {words.done(created.number, created.customer)} <TextLink to={created.address}>{words.open}</TextLink>
        </Notice>
      )}
      <RestoredNotice restoredAt={form.keeping.restoredAt} onDiscard={form.keeping.discard} />
      <CustomerChoice
        customer={customer}
        onCustomer={(chosen) => void form.setFieldValue('customer', chosen)}
        error={errorOf('customer')}
      />
      {customer && <SelectedCustomer customer={customer} />}
      <Fields>{children}</Fields>
      <Field label={words.notes} hint={text.notesHint} error={errorOf('notes')} optional>
        <TextArea rows={3} maxLength={4000} {...form.getFieldProps('notes')} />
      </Field>
      <Cluster>
        <Button type="submit" variant="primary" loading={form.isSubmitting}>
          {words.submit}
        </Button>
        <Button onClick={reset} disabledReason={form.isSubmitting ? text.sending : undefined}>
          {text.reset}
        </Button>
      </Cluster>
    </Form>
  )
}
