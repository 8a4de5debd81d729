import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { focusRing, truncate } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { Boxes, Eye, EyeOff } from 'lucide-react'
import { styled } from 'styled-components'
import type { PartNode } from './model.ts'
import { text } from './text.ts'

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 30px;
  margin-bottom: ${space[4]};
`

const Title = styled.h2`
  font-size: ${fontSize[14]};
  font-weight: ${fontWeight.semibold};
`

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & & {
    margin-left: 9px;
    padding-left: ${space[8]};
    border-left: 1px solid ${color.border};
  }
`

const Row = styled.div<{ $hidden: boolean; $chosen: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 32px;
  padding-left: ${space[4]};
  border-radius: ${radius.control};
  background: ${({ $chosen }) => ($chosen ? color.accentSoft : 'transparent')};
  color: ${({ $hidden }) => ($hidden ? color.textSubtle : color.text)};

  &:hover {
    background: ${({ $chosen }) => ($chosen ? color.accentSoft : color.hover)};
  }
`

const Swatch = styled.span`
  flex: none;
  width: 14px;
  height: 14px;
  border: 1px solid ${color.controlBorder};
  border-radius: 4px;
`

const Name = styled.button`
  flex: 1;
  min-width: 0;
  padding: 6px 0;
  border: 0;
  border-radius: 2px;
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${fontSize[13]};
  text-align: left;
  cursor: pointer;
  ${truncate}
  ${focusRing}
`

interface PartTreeProps {
  parts: readonly PartNode[]
  /** Ids of parts and assemblies that are switched off. */
  hidden: ReadonlySet<string>
  chosen: string | null
  onHiddenChange: (hidden: ReadonlySet<string>) => void
  onChosenChange: (id: string | null) => void
}

/** What the model is made of, to be shown and hidden. */
export function PartTree({ parts, hidden, chosen, onHiddenChange, onChosenChange }: PartTreeProps) {
  const toggle = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    onHiddenChange(next)
  }
  return (
    <section aria-label={text.parts.title}>
      <Head>
        <Title>{text.parts.title}</Title>
        {hidden.size > 0 && (
          <Button variant="ghost" size="small" onClick={() => onHiddenChange(new Set())}>
            {text.parts.showAll}
          </Button>
        )}
      </Head>
      <Branch
        parts={parts}
        hidden={hidden}
        chosen={chosen}
        onToggle={toggle}
        onChosenChange={onChosenChange}
        inHidden={false}
      />
    </section>
  )
}

interface BranchProps extends Pick<PartTreeProps, 'parts' | 'hidden' | 'chosen' | 'onChosenChange'> {
  onToggle: (id: string) => void
  inHidden: boolean
}

function Branch(props: BranchProps) {
  const { parts, hidden, chosen, onToggle, onChosenChange, inHidden } = props
  return (
    <List>
      {parts.map(({ id, name, color: paint, children }) => {
        const isHidden = hidden.has(id)
        const label = name || text.parts.unnamed
        return (
          <li key={id}>
            <Row $hidden={isHidden || inHidden} $chosen={chosen === id}>
              {paint ? <Swatch aria-hidden style={{ background: paint }} /> : <Boxes size={14} aria-hidden />}
              <Name
                type="button"
                title={label}
                aria-pressed={chosen === id}
                onClick={() => onChosenChange(chosen === id ? null : id)}
              >
                {label}
              </Name>
              <IconButton
                label={isHidden ? text.parts.show(label) : text.parts.hide(label)}
                size="small"
                tooltip={false}
                icon={isHidden ? <EyeOff size={15} aria-hidden /> : <Eye size={15} aria-hidden />}
                onClick={() => onToggle(id)}
              />
            </Row>
            {children.length > 0 && <Branch {...props} parts={children} inHidden={inHidden || isHidden} />}
          </li>
        )
      })}
    </List>
  )
}
