import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { MarkedText } from '../messages/marked-text.tsx'
import * as Style from './finder-style.tsx'

/** Something that was found: a link with what it is known by. */
export interface FinderOption {
  id: string
  to: string
  title: string
  /** What tells it from others of that name. */
  details?: readonly string[]
  icon: ReactNode
  /** A state, at the right. */
  badge?: ReactNode
}

export interface FinderGroup {
  id: string
  label: string
  options: readonly FinderOption[]
  /** Stands below them. */
  note?: string | undefined
  /** Found for an earlier text, while the present one is looked for: Enter opens none of it. */
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

/** Options of one kind under its name. */
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

/** Texts of others stand each for itself, so that none turns the order of the next around. */
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
