import { Search, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { type FinderGroup, type FinderOption, FinderOptions } from './finder-options.tsx'
import * as Style from './finder-style.tsx'

export interface FinderTexts {
  title: string
  placeholder: string
  results: string
  close: string
  searching: string
  /** What each key does, shown after it. */
  move: string
  open: string
  newTab: string
}

export interface FinderContentProps {
  query: string
  onQueryChange: (query: string) => void
  groups: readonly FinderGroup[]
  /** Whether results are loading. */
  isBusy: boolean
  /** Announced when it changes: how many results there are. */
  status: string
  /** Shown below the groups: nothing found, a failure. */
  notice?: ReactNode
  /** Called with the option that was opened, in this tab or another. */
  onOpened: (option: FinderOption) => void
  maxLength?: number
  words: FinderTexts
  /** Called when an option is opened in this tab. */
  onDone: () => void
}

/** The option that Enter opens: the one the user moved to, if it is still listed, else the first. */
function useActive(groups: readonly FinderGroup[], query: string) {
  const options = groups.flatMap(({ options: some, isOld = false }) => some.map((option) => ({ option, isOld })))
  const [chosen, setChosen] = useState({ id: '', query })
  const at = chosen.query === query ? options.findIndex(({ option }) => option.id === chosen.id) : -1
  const active = Math.max(at, 0)
  const choose = (id: string) => setChosen({ id, query })
  const move = (by: number) => {
    const next = options[(active + by + options.length) % options.length]
    if (next) choose(next.option.id)
  }
  return { active: options[active], choose, move }
}

/** Handles the keys of the field. */
function useKeys({ query, groups, onOpened }: FinderContentProps) {
  const list = useRef<HTMLDivElement>(null)
  const { active, choose, move } = useActive(groups, query)
  const activeId = active?.option.id
  const link = () => [...(list.current?.querySelectorAll('a') ?? [])].find(({ dataset }) => dataset.id === activeId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is active
  useEffect(() => {
    link()?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  const openActive = (inNewTab: boolean) => {
    const target = active && !active.isOld ? link() : undefined
    if (!target || !active) return
    // Through the link, like any other navigation: the page may ask before it is left.
    if (!inNewTab) return target.click()
    window.open(target.href, '_blank', 'noopener')
    onOpened(active.option)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a Japanese conversion opens nothing.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter') openActive(event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return { list, activeId, choose, onKeyDown }
}

/** The content of a Finder's window. */
export function FinderContent(props: FinderContentProps) {
  const { query, onQueryChange, groups, isBusy, status, notice, onOpened, maxLength, words, onDone } = props
  const listId = useId()
  const { list, activeId, choose, onKeyDown } = useKeys(props)
  // Ids must not contain spaces.
  const optionId = (id: string) => `${listId}${encodeURIComponent(id)}`
  const onFollow = (option: FinderOption, event: MouseEvent) => {
    onOpened(option)
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onDone()
  }
  const handlersOf = (option: FinderOption) => ({
    onPointerMove: () => choose(option.id),
    onClick: (event: MouseEvent) => onFollow(option, event),
    onAuxClick: () => onOpened(option),
  })
  return (
    <>
      <Style.Line>
        {isBusy ? <Spinner size={18} label="" /> : <Search size={18} aria-hidden />}
        <Style.Input
          type="search"
          role="combobox"
          aria-label={words.title}
          aria-expanded={activeId !== undefined}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId && optionId(activeId)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          maxLength={maxLength}
          placeholder={words.placeholder}
          value={query}
          onChange={(event) => onQueryChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Radix.Close asChild>
          <IconButton size="small" label={words.close} icon={<X size={18} aria-hidden />} tooltip={false} />
        </Radix.Close>
      </Style.Line>
      <VisuallyHidden role="status">{isBusy ? words.searching : status}</VisuallyHidden>
      <Style.Results>
        <div ref={list} id={listId} role="listbox" aria-label={words.results} aria-busy={isBusy}>
          {groups.map((group) => (
            <FinderOptions key={group.id} group={group} query={query} activeId={activeId} optionId={optionId}>
              {handlersOf}
            </FinderOptions>
          ))}
        </div>
        {notice}
      </Style.Results>
      <KeyHints words={words} />
    </>
  )
}

function KeyHints({ words }: { words: FinderTexts }) {
  return (
    <Style.Keys aria-hidden>
      <span>
        <Style.Key>↑</Style.Key> <Style.Key>↓</Style.Key> {words.move}
      </span>
      <span>
        <Style.Key>↵</Style.Key> {words.open}
      </span>
      <span>
        <Style.Key>Ctrl</Style.Key> <Style.Key>↵</Style.Key> {words.newTab}
      </span>
    </Style.Keys>
  )
}
