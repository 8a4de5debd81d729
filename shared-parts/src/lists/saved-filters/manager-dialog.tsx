import type { SavedFilter } from '@kerf/shared-contracts/contracts/saved-filters'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useDeleteSavedFilterMutation } from '@kerf/shared-runtime/endpoints/saved-filters'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { ListRow, Rows, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { Link2, Pencil, Trash2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { failureWords } from '../../forms/failure-words.ts'
import { text as lists } from '../text.ts'

const words = lists.savedFilters
const text = words.manager

/** The query parameter that names the open tab of a page. */
const tab = 'tab'

/** The URL of the current page and tab with saved filters. */
function useAddressOf(): (query: string) => string {
  const { pathname, search } = useLocation()
  return (query) => {
    const address = new URLSearchParams(query)
    const present = new URLSearchParams(search).get(tab)
    if (present !== null && !address.has(tab)) address.set(tab, present)
    return `${pathname}?${address}`
  }
}

interface ManagerDialogProps {
  saved: readonly SavedFilter[]
  onTake: (saved: SavedFilter) => void
  onRename: (saved: SavedFilter) => void
  onClose: () => void
}

/** The saved filters of a list, to be opened, shared, renamed or deleted. */
export function ManagerDialog({ saved, onTake, onRename, onClose }: ManagerDialogProps) {
  const [doomed, setDoomed] = useState<SavedFilter>()
  const { origin } = window.location
  const base = useHref('/').replace(/\/$/, '')
  const addressOf = useAddressOf()
  const copy = async (query: string) => {
    try {
      await navigator.clipboard.writeText(origin + base + addressOf(query))
      toast.success(words.done.copied)
    } catch {
      toast.error(words.wrong.copied, words.wrong.copiedText)
    }
  }
  // In this tab the list stays and is filtered; the link opens the same elsewhere, in a new tab or for somebody else.
  const take = (chosen: SavedFilter, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onTake(chosen)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.title}
      description={text.text}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      {saved.length === 0 && <Muted>{text.empty}</Muted>}
      <Rows>
        {saved.map((each) => (
          <ListRow key={each.id}>
            <Spread>
              <TextLink to={addressOf(each.query)} onClick={(event) => take(each, event)}>
                <bdi>{each.name}</bdi>
              </TextLink>
              <Cluster $gap={4}>
                <IconButton
                  size="small"
                  label={text.copy(each.name)}
                  icon={<Link2 size={16} aria-hidden />}
                  onClick={() => void copy(each.query)}
                />
                <IconButton
                  size="small"
                  label={text.rename(each.name)}
                  icon={<Pencil size={16} aria-hidden />}
                  onClick={() => onRename(each)}
                />
                <IconButton
                  size="small"
                  label={text.remove(each.name)}
                  icon={<Trash2 size={16} aria-hidden />}
                  onClick={() => setDoomed(each)}
                />
              </Cluster>
            </Spread>
          </ListRow>
        ))}
      </Rows>
      {doomed && <DeletionQuestion saved={doomed} onClose={() => setDoomed(undefined)} />}
    </Dialog>
  )
}

/** Asks before saved filters are deleted. If another window was faster, that is fine too. */
function DeletionQuestion({ saved, onClose }: { saved: SavedFilter; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteSavedFilterMutation()
  const { title, text: explanation, confirm } = words.question
  const onConfirm = async () => {
    const { error } = await remove({ id: saved.id })
    const isGone = isApiError(error) && error.code === 'saved_filter.not_found'
    if (error && !isGone) return toast.error(words.wrong.removed, failureWords(error, lists.tryAgain))
    toast.success(isGone ? words.done.goneAlready(saved.name) : words.done.removed(saved.name))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title(saved.name)}
      confirmLabel={confirm}
      onConfirm={() => void onConfirm()}
      loading={isLoading}
      danger
    >
      {explanation}
    </ConfirmDialog>
  )
}
