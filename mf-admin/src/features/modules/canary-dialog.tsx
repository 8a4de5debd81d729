import type { ModuleChannels, ModuleRelease } from '@kerf/shared-contracts/contracts/modules-admin'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useSetModuleCanaryMutation } from '@kerf/shared-runtime/endpoints/modules-admin'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

const words = text.canary

const schema = z.object({
  percent: z
    .string()
    .trim()
    .regex(/^0*([1-9]\d?|100)$/, words.wrong),
})

interface CanaryDialogProps {
  release: Pick<ModuleRelease, 'module' | 'version'>
  channels: ModuleChannels | undefined
  onClose: () => void
}

/** Gives a release to a share of the users, or changes that share. */
export function CanaryDialog({ release: { module, version }, channels, onClose }: CanaryDialogProps) {
  const [setCanary] = useSetModuleCanaryMutation()
  const canary = channels?.canary ?? null
  const { form, element, errorOf } = useDialogForm({
    place: `canary of ${module} ${version}`,
    kept: mini.partial(mini.object({ percent: mini.string() })),
    shown: { percent: canary?.version === version ? String(canary.percent) : '5' },
    base: { canary: canary?.version ?? null, percent: canary?.percent ?? null },
    schema,
    send: ({ percent }: { percent: string }, basedOn) =>
      setCanary({ module, body: { version, percent: Number(percent), basedOn } }),
    onDone: (moved) => {
      toast.success(words.done, words.doneText(version, moved.canary?.percent ?? 0))
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
  return (
    <FormDialog
      form={form}
      element={element}
      title={words.title}
      description={`${module} ${version}`}
      submit={words.submit}
      present={[
        { label: words.present, value: canary ? `${canary.version}, ${canary.percent} %` : text.channels.noCanary },
      ]}
      onClose={onClose}
    >
      <Field label={words.percent} hint={words.hint} error={errorOf('percent')} required>
        <NumberInput maxLength={3} {...form.getFieldProps('percent')} />
      </Field>
    </FormDialog>
  )
}
