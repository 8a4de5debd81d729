import { logoLimits, type ProviderSettings } from '@kerf/shared-contracts/contracts/settings'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { staleWords } from '@kerf/shared-parts/forms/stale-words.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useRemoveLogoMutation, useUploadLogoMutation } from '@kerf/shared-runtime/endpoints/settings'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { FileDrop } from '@kerf/shared-ui/files/file-drop.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { useState } from 'react'
import { LogoLooks } from './logo-looks.tsx'
import { text } from './text.ts'

const words = text.logo
type Logo = ProviderSettings['logo']

/** Reports a refusal: a problem with the picture at the field, anything else in a toast. */
function refusalOf(error: unknown): { field?: string; toast?: string } {
  if (!isApiError(error)) return { toast: failureWords(error, '') }
  if (error.code === 'write.stale') return { toast: staleWords(error) }
  const field = error.fields?.logo
  return field === undefined ? { toast: failureWords(error, '') } : { field }
}

function useLogo(logo: Logo) {
  const [send, { isLoading: isUploading }] = useUploadLogoMutation()
  const [take, { isLoading: isRemoving }] = useRemoveLogoMutation()
  const [wrong, setWrong] = useState<string>()
  const upload = async (file: File) => {
    setWrong(undefined)
    const { error } = await send({ body: { logo: file, basedOn: JSON.stringify({ logoId: logo?.id ?? null }) } })
    if (!error) return toast.success(words.done)
    const refusal = refusalOf(error)
    setWrong(refusal.field)
    if (refusal.toast !== undefined) toast.error(words.failed, refusal.toast)
  }
  const remove = async () => {
    if (!logo) return
    const { error } = await take({ logoId: logo.id })
    if (error) toast.error(words.removeFailed, failureWords(error, ''))
    else toast.success(words.removed)
  }
  return { upload, remove, wrong, setWrong, isUploading, isRemoving }
}

/** The logo: shows, replaces or removes it. Saved at once, separately from the form. */
export function LogoCard({ logo, name }: { logo: Logo; name: string }) {
  const { upload, remove, wrong, setWrong, isUploading, isRemoving } = useLogo(logo)
  const [isAsking, setAsking] = useState(false)
  const confirm = async () => {
    await remove()
    setAsking(false)
  }
  return (
    <Card
      title={words.title}
      description={words.text}
      actions={
        logo && (
          <Button size="small" onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        )
      }
    >
      <Stack $gap={16}>
        <LogoLooks logo={logo} name={name} />
        <Field label={words.title} hideLabel error={wrong}>
          <FileDrop
            accept={['.png', '.jpg', '.jpeg', 'image/png', 'image/jpeg']}
            maxBytes={logoLimits.bytes}
            title={logo ? words.dropAnother : words.drop}
            hint={words.hint}
            disabledReason={isUploading ? words.uploading : undefined}
            onFiles={([file]) => file && void upload(file)}
            onReject={([rejected]) => setWrong(rejected?.reason === 'size' ? words.tooLarge : words.wrongType)}
          />
        </Field>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.removeTitle}
        confirmLabel={words.remove}
        onConfirm={confirm}
        loading={isRemoving}
        danger
      >
        {words.removeText}
      </ConfirmDialog>
    </Card>
  )
}
