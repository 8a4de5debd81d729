import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { MarkedText } from '../messages/marked-text.tsx'
import * as Style from './finder-style.tsx'

/** A search result: a link and what identifies it. */
export interface FinderOption {
  id: string
  to: string
  title: string
  /** What tells it from others with the same name. */
  details?: readonly string[]
  icon: ReactNode
  /** A status, at the right. */
  badge?: ReactNode
}

export interface FinderGroup {
  id: string
  label: string
  options: readonly FinderOption[]
  /** Shown below them. */
  note?: string | undefined
  /** Found for an earlier query while the current one loads: Enter opens none of these. */
  isOld?: boolean
}

interface Handlers {
  onPointerMove: () => void
  onClick: (event: MouseEvent) => void
  onAuxClick: () => void
}

interface FinderOptionsProps {
  group: FinderGroup
  query: string
  activeId: string | undefined
  optionId: (id: string) => string
  children: (option: FinderOption) => Handlers
}

/** Options of one kind under its heading. */
export function FinderOptions({ group, query, activeId, optionId, children: handlersOf }: FinderOptionsProps) {
  const { id, label, options, note, isOld = false } = group
  const nameId = optionId(`name ${id}`)
  return (
    <div role="group" aria-labelledby={nameId}>
      <Style.GroupName id={nameId} role="presentation">
        {label}
      </Style.GroupName>
      {options.map((option) => (
        <Style.Option
          key={option.id}
          id={optionId(option.id)}
          data-id={option.id}
          to={option.to}
          role="option"
          tabIndex={-1}
          aria-selected={option.id === activeId}
          $isOld={isOld}
          {...handlersOf(option)}
        >
          {option.icon}
          <Texts option={option} query={query} />
          {option.badge && <Style.End>{option.badge}</Style.End>}
        </Style.Option>
      ))}
      {note && <Style.Note role="presentation">{note}</Style.Note>}
    </div>
  )
}

/** User-written texts are isolated, so that none changes the direction of the next. */
function Texts({ option: { title, details = [] }, query }: { option: FinderOption; query: string }) {
  return (
    <Style.Texts>
      <Style.Name title={title}>
        <bdi>
          <MarkedText words={query}>{title}</MarkedText>
        </bdi>
      </Style.Name>
      {details.length > 0 && (
        <Style.Details title={details.join(' · ')}>
          {details.map((detail, at) => (
            <Fragment key={detail}>
              {at > 0 && ' · '}
              <bdi>
                <MarkedText words={query}>{detail}</MarkedText>
              </bdi>
            </Fragment>
          ))}
        </Style.Details>
      )}
    </Style.Texts>
  )
}
