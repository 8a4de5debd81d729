import type { SavedFilter } from '@kerf/shared-contracts/contracts/saved-filters'
import { useListSavedFiltersQuery } from '@kerf/shared-runtime/endpoints/saved-filters'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Menu, type MenuEntry } from '@kerf/shared-ui/actions/menu.tsx'
import type { ListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { Bookmark, Check, Plus, RotateCw, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { text as lists } from '../text.ts'
import { ManagerDialog } from './manager-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'

const text = lists.savedFilters

interface SavedFiltersProps {
  /** The list's name among all lists. */
  list: string
  filters: Pick<ListFilters, 'query' | 'take'>
}

/** The one open dialog. */
type Opened = { kind: 'save'; query: string } | { kind: 'rename'; saved: SavedFilter } | { kind: 'manager' }

/** A list's saved filters: a menu to apply, save and manage them. Fetched when it is opened. */
export function SavedFilters({ list, filters }: SavedFiltersProps) {
  const [isNeeded, setNeeded] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const answer = useListSavedFiltersQuery({ list }, { skip: !isNeeded })
  const saved = answer.currentData ?? []
  const save: MenuEntry = {
    label: text.save,
    icon: <Plus size={16} aria-hidden />,
    disabledReason: filters.query === '' ? text.nothingChosen : undefined,
    onSelect: () => setOpened({ kind: 'save', query: filters.query }),
  }
  const take = ({ name, query }: SavedFilter): MenuEntry => ({
    label: isolated(name),
    icon: query === filters.query ? <Check size={16} aria-hidden /> : <Bookmark size={16} aria-hidden />,
    onSelect: () => filters.take(query),
  })
  const manage: MenuEntry = {
    label: text.manage,
    icon: <Settings2 size={16} aria-hidden />,
    onSelect: () => setOpened({ kind: 'manager' }),
  }
  const retry: MenuEntry = {
    label: text.failed,
    icon: <RotateCw size={16} aria-hidden />,
    onSelect: () => void answer.refetch(),
  }
  // An error stays until there is an answer, so the entry keeps its place during a retry.
  const isFailed = answer.currentData === undefined && answer.error !== undefined
  const whatIsSaved: MenuEntry[] = isFailed
    ? [retry]
    : [...saved.map(take), ...(saved.length > 0 ? (['separator', manage] as const) : [])]
  const close = () => setOpened(undefined)
  return (
    <>
      <Menu
        trigger={<Button icon={<Bookmark size={16} aria-hidden />}>{text.menu}</Button>}
        label={text.menu}
        onOpenChange={(isOpen) => isOpen && setNeeded(true)}
        items={whatIsSaved.length > 0 ? [save, 'separator', ...whatIsSaved] : [save]}
      />
      {opened?.kind === 'save' && <NameDialog list={list} query={opened.query} onClose={close} />}
      {opened?.kind === 'rename' && (
        <NameDialog list={list} renamed={opened.saved} onClose={() => setOpened({ kind: 'manager' })} />
      )}
      {opened?.kind === 'manager' && (
        <ManagerDialog
          saved={saved}
          onTake={({ query }) => {
            filters.take(query)
            close()
          }}
          onRename={(chosen) => setOpened({ kind: 'rename', saved: chosen })}
          onClose={close}
        />
      )}
    </>
  )
}
