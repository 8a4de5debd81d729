import { ModuleName } from '@kerf/shared-contracts/contracts/modules'
import { PublishTokenBody } from '@kerf/shared-contracts/contracts/publish-tokens'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { refusedFields, useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useCreatePublishTokenMutation } from '@kerf/shared-runtime/endpoints/publish-tokens'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

const words = text.tokens

/** Chosen for a module that nothing was published of; no name of a module. */
const another = '+'

interface Values extends Record<string, string> {
  name: string
  module: string
  newModule: string
}

/** Who types the folder means the module in it. */
const nameIn = (typed: string) => typed.trim().replace(/^mf-/, '')

const schema = z
  .object({ name: PublishTokenBody.shape.name, module: z.string(), newModule: z.string() })
  .refine(({ module, newModule }) => module !== another || ModuleName.safeParse(nameIn(newModule)).success, {
    path: ['newModule'],
    message: words.form.wrongModule,
  })

interface TokenDialogProps {
  modules: readonly string[]
  onClose: () => void
}

/** Creates a publish token, then shows its secret, once. */
export function TokenDialog({ modules, onClose }: TokenDialogProps) {
  const [secret, setSecret] = useState<string>()
  return secret === undefined ? (
    <NewToken modules={modules} onMade={setSecret} onClose={onClose} />
  ) : (
    <MadeToken secret={secret} onClose={onClose} />
  )
}

function NewToken({ modules, onMade, onClose }: TokenDialogProps & { onMade: (secret: string) => void }) {
  const [create] = useCreatePublishTokenMutation()
  const { form, element, errorOf } = useDialogForm({
    place: 'new publish token',
    kept: mini.partial(mini.object({ name: mini.string(), module: mini.string(), newModule: mini.string() })),
    shown: { name: '', module: '', newModule: '' },
    base: undefined,
    schema,
    send: ({ name, module, newModule }: Values) =>
      create({ body: { name, module: module === another ? nameIn(newModule) : module || null } }),
    refused: (error) =>
      isApiError(error) && error.code === 'publish_token.name_taken' ? { name: error.message } : refusedFields(error),
    onDone: (made) => onMade(made.secret),
    onFailed: (error) => toast.error(words.form.failed, failureWords(error, shared.tryAgain)),
  })
  return (
    <FormDialog
      form={form}
      element={element}
      title={words.form.title}
      description={words.form.description}
      submit={words.form.submit}
      onClose={onClose}
    >
      <Field label={words.form.name} hint={words.form.nameHint} error={errorOf('name')} required>
        <TextInput maxLength={80} autoComplete="off" {...form.getFieldProps('name')} />
      </Field>
      <Field label={words.form.module} hint={words.form.moduleHint} error={errorOf('module')}>
        <Select
          options={[
            { value: '', label: words.all },
            ...modules.map((module) => ({ value: module, label: module })),
            { value: another, label: words.form.another },
          ]}
          {...form.getFieldProps('module')}
        />
      </Field>
      {form.values.module === another && (
        <Field label={words.form.newModule} hint={words.form.newModuleHint} error={errorOf('newModule')} required>
          <TextInput maxLength={60} autoComplete="off" {...form.getFieldProps('newModule')} />
        </Field>
      )}
    </FormDialog>
  )
}

function MadeToken({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast.success(words.made.copied)
    } catch {
      // Refused by the browser, or unavailable without https.
      toast.error(words.made.copyFailed, words.made.copyFailedText)
    }
  }
  return (
    <Dialog
      open
      // A stray click would lose the secret for good.
      onOpenChange={onClose}
      locked
      size="small"
      title={words.made.title}
      footer={
        <>
          <Button icon={<Copy size={16} aria-hidden />} onClick={copy}>
            {words.made.copy}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {words.made.done}
          </Button>
        </>
      }
    >
      <Stack>
        <Notice tone="yellow">{words.made.text}</Notice>
        <Field label={words.made.label}>
          <TextInput readOnly value={secret} onFocus={({ currentTarget }) => currentTarget.select()} />
        </Field>
      </Stack>
    </Dialog>
  )
}
