import { toast } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog, type DialogProps } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { type ComponentProps, type ReactNode, type RefObject, useId } from 'react'
import { KeptForm, type PresentValue } from './kept-form.tsx'
import { text } from './text.ts'
import { unseenErrors } from './unseen-errors.ts'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  form: Parameters<typeof submitForm>[0] & ComponentProps<typeof KeptForm>['form']
  element?: RefObject<HTMLFormElement | null>
  submit: string
  /** Why it cannot be submitted yet. */
  disabledReason?: string | undefined
  /** Shown to the left of Cancel: other actions. */
  aside?: ReactNode
  /** The object's current values of the form's fields. */
  present?: readonly PresentValue[]
  onClose: () => void
  children: ReactNode
}

/** A dialog with one form, Cancel and a submit button. */
export function FormDialog(props: FormDialogProps) {
  const { form, element, submit, disabledReason, aside, onClose, children } = props
  const formId = useId()
  const sayUnseen = (errors: Readonly<Record<string, unknown>>) => {
    const unseen = unseenErrors(element?.current, errors)
    if (unseen.length > 0) toast.error(text.dialog.notSent, unseen.join(' '))
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size={props.size ?? 'small'}
      title={props.title}
      description={props.description}
      locked={form.isSubmitting}
      footer={
        <>
          {aside}
          <Button
            onClick={() => form.keeping.leave(onClose)}
            disabledReason={form.isSubmitting ? text.dialog.sending : undefined}
          >
            {text.dialog.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={form.isSubmitting}
            {...(disabledReason !== undefined && { disabledReason })}
          >
            {submit}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        ref={element}
        $gap={16}
        id={formId}
        noValidate
        autoComplete="off"
        onSubmit={submitForm(form, sayUnseen)}
      >
        <KeptForm form={form} present={props.present} />
        {children}
      </Stack>
    </Dialog>
  )
}
