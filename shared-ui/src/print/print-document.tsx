import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type Definition, DefinitionList } from '../content/definition-list.tsx'
import { type Brand, BrandMark } from '../frames/brand-mark.tsx'
import { color, fontSize, fontWeight, space } from '../theme/tokens.ts'

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[16]};
  padding-bottom: ${space[16]};
  border-bottom: 2px solid ${color.accent};
`

const Provider = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  font-size: ${fontSize[20]};
  font-weight: ${fontWeight.semibold};
  letter-spacing: -0.01em;
`

const Names = styled.div`
  min-width: 0;
  text-align: end;
`

const Title = styled.h1`
  font-size: ${fontSize[24]};
  font-weight: ${fontWeight.semibold};
  letter-spacing: -0.015em;
  line-height: 1.2;
`

const Line = styled.p`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

interface PrintHeadProps {
  /** Who issues the document: the name beside the logo. */
  provider: Brand
  /** What kind of document it is; the page's only `h1`. */
  title: string
  /** Its number and revision, one per line. */
  lines: readonly string[]
}

/** The letterhead of a printed document. */
export function PrintHead({ provider, title, lines }: PrintHeadProps) {
  return (
    <Head>
      <Provider>
        <BrandMark brand={provider} size={36} />
        {provider.name}
      </Provider>
      <Names>
        <Title>{title}</Title>
        {lines.map((line) => (
          <Line key={line}>{line}</Line>
        ))}
      </Names>
    </Head>
  )
}

const Section = styled.section`
  margin-top: ${space[24]};

  h2 {
    margin-bottom: ${space[8]};
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: ${fontWeight.semibold};
    letter-spacing: 0.04em;
    text-transform: uppercase;
    /* Never left alone at the foot of a page. */
    break-after: avoid;
  }
`

/** A titled part of a printed document. */
export function PrintSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <h2>{title}</h2>
      {children}
    </Section>
  )
}

const Together = styled.div`
  break-inside: avoid;
`

/** Labels and their values, kept together on one page. */
export function PrintFacts({ items, columns = 4 }: { items: readonly Definition[]; columns?: 2 | 3 | 4 }) {
  return (
    <Together>
      <DefinitionList items={items} columns={columns} />
    </Together>
  )
}

/** Text as typed, with its line breaks. */
export const PrintProse = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
  orphans: 3;
  widows: 3;
`

/** Details below a line, such as the material under a part. */
export const PrintNote = styled.div`
  color: ${color.textMuted};
  font-size: 0.9em;
  font-weight: ${fontWeight.regular};
`
