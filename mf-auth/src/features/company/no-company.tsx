import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { color, space } from '@kerf/shared-ui/theme/tokens.ts'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const Points = styled.ul`
  display: grid;
  gap: ${space[8]};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[8]};
  }
  svg {
    margin-top: 3px;
    color: ${color.accentText};
  }
`

/** What a company is for, and how to join one. */
export function NoCompany() {
  return (
    <Card title={text.none.title} description={text.none.text}>
      <Stack $gap={12}>
        <SectionTitle>{text.none.bringsTitle}</SectionTitle>
        <Points>
          {text.none.brings.map((point) => (
            <li key={point}>
              <Check size={16} aria-hidden />
              {point}
            </li>
          ))}
        </Points>
        <Muted>{text.none.invited}</Muted>
      </Stack>
    </Card>
  )
}
