import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { focusRing } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, media, space } from '../theme/tokens.ts'

interface PageHeaderProps {
  title: ReactNode
  /** One sentence on what the page is for, where it helps. */
  description?: ReactNode
  /** Other actions first, the page's one main action last. */
  actions?: ReactNode
  back?: { to: string; label: string }
  /** Shown beside the title: a status. */
  badge?: ReactNode
  /** What the page holds, in numbers: a CountLine. */
  counts?: ReactNode
}

const Frame = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[16]};
  margin-bottom: ${space[16]};
`

const Words = styled.div`
  flex: 1 1 320px;
  min-width: 0;
`

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-bottom: ${space[8]};
  border-radius: 2px;
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
  text-decoration: none;

  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
  ${focusRing}
`

const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
`

/* One line where there is room for all of it, which leaves the page to what it is about. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[4]} ${space[24]};
`

const Title = styled.h1`
  font-size: ${fontSize[24]};
  font-weight: ${fontWeight.semibold};
  letter-spacing: -0.015em;
  line-height: 1.3;
  overflow-wrap: anywhere;
  ${media.narrow} {
    font-size: ${fontSize[20]};
  }
`

const Description = styled.p`
  max-width: 68ch;
  color: ${color.textMuted};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`

/** The head of a page; its title is the only `h1`. */
export function PageHeader({ title, description, actions, back, badge, counts }: PageHeaderProps) {
  return (
    <Frame>
      <Words>
        {back && (
          <Back to={back.to}>
            <ArrowLeft size={14} aria-hidden />
            {back.label}
          </Back>
        )}
        <Line>
          <TitleRow>
            <Title>{title}</Title>
            {badge}
          </TitleRow>
          {description && <Description>{description}</Description>}
          {counts}
        </Line>
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  )
}
