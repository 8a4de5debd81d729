import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, fontWeight, media, radius, space } from '../theme/tokens.ts'

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** A small picture before the title: a `FilePicture`. */
  picture?: ReactNode
  description?: ReactNode
  /** Shown to the right of the title. */
  actions?: ReactNode
  headingLevel?: 2 | 3
  /** False for content that runs to the edges, such as a table. */
  padded?: boolean
}

const Frame = styled.section`
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding: ${space[16]} 20px 0;
  ${media.narrow} {
    padding-inline: ${space[16]};
  }
`

const Title = styled.h2`
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
  line-height: 1.4;
  overflow-wrap: anywhere;
`

const Pictured = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]};
  min-width: 0;
`

const Description = styled.p`
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`

const Body = styled.div<{ $padded: boolean }>`
  padding: ${({ $padded }) => ($padded ? `${space[16]} 20px 20px` : `${space[12]} 0 0`)};
  ${media.narrow} {
    ${({ $padded }) => $padded && `padding: ${space[16]};`}
  }
`

/** A surface for one topic of a page. */
export function Card(props: CardProps) {
  const { title, picture, description, actions, headingLevel = 2, padded = true, children, ...rest } = props
  const headed = title !== undefined || actions !== undefined
  const words = (
    <div>
      <Title as={headingLevel === 2 ? 'h2' : 'h3'}>{title}</Title>
      {description && <Description>{description}</Description>}
    </div>
  )
  return (
    <Frame {...rest}>
      {headed && (
        <Head>
          {picture ? (
            <Pictured>
              {picture}
              {words}
            </Pictured>
          ) : (
            words
          )}
          {actions && <Actions>{actions}</Actions>}
        </Head>
      )}
      <Body $padded={padded}>{children}</Body>
    </Frame>
  )
}
