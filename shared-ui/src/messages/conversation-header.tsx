import { ArrowLeft, type LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { TextLink } from '../actions/text-link.tsx'
import { focusRing } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, radius, space } from '../theme/tokens.ts'
import { OnlyOneAtATime } from './conversation-layout.tsx'

const Frame = styled.header`
  display: flex;
  align-items: start;
  gap: ${space[12]};
  flex: none;
  padding: ${space[12]} ${space[16]};
  border-bottom: 1px solid ${color.border};
`

const Back = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  margin: -4px 0 0 -8px;
  border-radius: ${radius.control};
  color: ${color.textMuted};

  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  ${focusRing}
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
`

const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
`

const Title = styled.h2`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  border-radius: 2px;
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
  line-height: 1.4;
  ${focusRing}
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[16]};
  font-size: ${fontSize[13]};
  color: ${color.textMuted};

  & > * {
    overflow-wrap: anywhere;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 24px;
  }
`

export interface ConversationLink {
  to: string
  label: string
  icon: LucideIcon
}

interface ConversationHeaderProps {
  title: string
  badge?: ReactNode
  /** Actions on the conversation, at the end of the header. */
  tools?: ReactNode
  /** Who the other side is, where that is not obvious. */
  subtitle?: string | undefined
  /** What it is about. */
  links: readonly ConversationLink[]
  /** Back to the list, where the thread has replaced it. */
  back: { to: string; label: string }
  /** Focused when the conversation opens. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** The header of an open conversation: what it is about, with links. */
export function ConversationHeader({ title, badge, tools, subtitle, links, back, titleRef }: ConversationHeaderProps) {
  return (
    <Frame>
      <OnlyOneAtATime>
        <Back to={back.to} replace aria-label={back.label}>
          <ArrowLeft size={20} aria-hidden />
        </Back>
      </OnlyOneAtATime>
      <Words>
        <TitleRow>
          <Title ref={titleRef} tabIndex={-1} title={title}>
            <bdi>{title}</bdi>
          </Title>
          {badge}
        </TitleRow>
        {(subtitle || links.length > 0) && (
          <Facts>
            {subtitle && <span>{subtitle}</span>}
            {links.map(({ to, label, icon: Icon }) => (
              <TextLink key={to} to={to}>
                <Icon size={14} aria-hidden />
                {label}
              </TextLink>
            ))}
          </Facts>
        )}
      </Words>
      {tools}
    </Frame>
  )
}
