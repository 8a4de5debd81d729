import { FinderButton } from '@kerf/shared-ui/finder/finder-button.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useLazyWindow } from '../app/pages/use-lazy-window.ts'
import { takeEarlyFind } from './early-find.ts'
import type { FindDialogProps } from './find-dialog.tsx'
import { text } from './text.ts'
import { shortcutName, useFindKeys } from './use-find-keys.ts'

const load = () => import('./find-dialog.tsx').then((file) => file.FindDialog)

type FindAnythingProps = Omit<FindDialogProps, 'open' | 'onOpenChange'>

/** The search over everything: its button in the header, its shortcuts, and its dialog. */
export function FindAnything(props: FindAnythingProps) {
  const { Window, isOpen, setOpen, open, prepare } = useLazyWindow(load, text)
  useFindKeys(open)
  const openWhereAsked = useEffectEvent(() => {
    if (takeEarlyFind()) open()
  })
  useEffect(() => openWhereAsked(), [])
  return (
    <>
      <FinderButton
        label={text.title}
        keys={shortcutName()}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      {Window && <Window {...props} open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
