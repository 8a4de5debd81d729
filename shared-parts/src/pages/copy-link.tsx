import { toast } from '@kerf/shared-runtime'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Link2 } from 'lucide-react'
import { text } from './text.ts'

const words = text.copyLink

/** Copies the page's address without what was filtered or opened on it (docs/product/modules-and-pages.md, 'Pages of their own'). */
async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.origin + window.location.pathname)
    toast.success(words.copied)
  } catch {
    toast.error(words.failed, words.failedText)
  }
}

/** A button that copies the address of the page. */
export function CopyLink() {
  return <IconButton label={words.label} icon={<Link2 size={16} aria-hidden />} onClick={() => void copyAddress()} />
}
