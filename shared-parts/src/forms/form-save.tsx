import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { SaveBar } from '@kerf/shared-ui/forms/save-bar.tsx'

interface FormSaveProps {
  form: { dirty: boolean; isSubmitting: boolean }
  /** The button's label, and why it is off while there is nothing to save. */
  words: { save: string; unchanged: string }
  /** Whether the bar stays at the form's end while there is nothing to save. */
  rests?: boolean
}

/** The foot of a form that stays on its page after it was saved. */
export function FormSave({ form: { dirty, isSubmitting }, words, rests = false }: FormSaveProps) {
  return (
    <SaveBar $rests={rests && !dirty}>
      <Button
        type="submit"
        variant="primary"
        loading={isSubmitting}
        {...(!dirty && { disabledReason: words.unchanged })}
      >
        {words.save}
      </Button>
    </SaveBar>
  )
}
