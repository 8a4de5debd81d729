import { toast } from '@kerf/shared-runtime'
import { FinderButton } from '@kerf/shared-ui/finder/finder-button.tsx'
import { useRef, useState } from 'react'
import type { FindDialogProps } from './find-dialog.tsx'
import { text } from './text.ts'
import { shortcutName, useFindKeys } from './use-find-keys.ts'

type FindDialog = typeof import('./find-dialog.tsx').FindDialog

/** Fetched when somebody is about to search: most pages are used without. */
const load = () => import('./find-dialog.tsx').then((file) => file.FindDialog)

type FindAnythingProps = Omit<FindDialogProps, 'open' | 'onOpenChange'>

/** The search over everything: its button in the header, its shortcuts, and its dialog. */
export function FindAnything(props: FindAnythingProps) {
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<FindDialog>()
  const isLoading = useRef(false)
  const fetchDialog = async () => {
    const loaded = await load()
    setDialog(() => loaded)
  }
  const open = async () => {
    setOpen(true)
    if (Dialog || isLoading.current) return
    isLoading.current = true
    await fetchDialog().catch(() => {
      setOpen(false)
      toast.error(text.notLoaded, text.tryAgain)
    })
    isLoading.current = false
  }
  useFindKeys(() => void open())
  // A hint that fails is no failure: opening tries again, and tells.
  const prepare = () => void load().catch(() => {})
  return (
    <>
      <FinderButton
        label={text.title}
        keys={shortcutName()}
        onClick={() => void open()}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      {Dialog && <Dialog {...props} open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
