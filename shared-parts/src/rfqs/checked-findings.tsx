import type { RfqPart } from '@kerf/shared-contracts/contracts/rfqs'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { color, fontSize, fontWeight, media, space } from '@kerf/shared-ui/theme/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { findingWords } from './finding-text.ts'
import { saidWords, sideWords, theirsWords } from './finding-words.ts'

const Caption = styled.p`
  color: ${color.textSubtle};
  font-size: ${fontSize[12]};
`

const Item = styled.li`
  display: grid;
  grid-template-columns: 120px repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[16]};
  padding-inline-start: ${space[12]};
  border-inline-start: 2px solid ${color.border};
  font-size: ${fontSize[13]};
  overflow-wrap: anywhere;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Kind = styled.strong`
  font-weight: ${fontWeight.medium};
`

const Said = styled(Muted)`
  grid-column: 2 / -1;
  white-space: pre-line;
  ${media.narrow} {
    grid-column: auto;
  }
`

/** What differed between form, drawing and model of a part when it was sent, and what the customer said to it. */
export function CheckedFindings({ part }: { part: Pick<RfqPart, 'findings'> }) {
  const id = useId()
  const { findings = [] } = part
  if (findings.length === 0) return null
  return (
    <Stack $gap={8}>
      <Caption id={id}>{findingWords.title}</Caption>
      <Stack as="ul" $gap={12} aria-labelledby={id}>
        {findings.map((finding) => (
          <Item key={[finding.kind, finding.mine, finding.theirs, finding.fileName, finding.answer].join('\n')}>
            <Kind>{findingWords.kinds[finding.kind]}</Kind>
            <div>
              <Caption>{findingWords.mine[finding.mineSource]}</Caption>
              <bdi>{sideWords(finding.mine)}</bdi>
            </div>
            <div>
              <Caption>{theirsWords({ ...finding, source: finding.theirsSource })}</Caption>
              <bdi>{finding.theirs}</bdi>
            </div>
            <Said>{saidWords(finding)}</Said>
          </Item>
        ))}
      </Stack>
    </Stack>
  )
}
