import type { EstimatedGroup } from '@kerf/shared-contracts/contracts/reports'
import { materialWords, processWords } from '@kerf/shared-parts/rfqs/words.ts'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { FactsTable } from '@kerf/shared-ui/content/facts-table.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { fontWeight } from '@kerf/shared-ui/theme/tokens.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const words = text.estimates

/* On a narrow screen it scrolls within its card. */
const Scroll = styled.div`
  overflow-x: auto;
`

const Table = styled(FactsTable)`
  tbody th {
    font-weight: ${fontWeight.medium};
  }
  td:last-child {
    white-space: nowrap;
  }
`

interface EstimateReportProps {
  groups: readonly EstimatedGroup[]
  actions: ReactNode
}

/** How quoted prices compare with the estimates of the same parts, so that the cost tables can be judged. */
export function EstimateReport({ groups, actions }: EstimateReportProps) {
  return (
    <Card title={words.title} actions={actions}>
      <Stack $gap={12}>
        <Muted>{groups.length === 0 ? words.none : words.text}</Muted>
        {groups.length > 0 && (
          // Focusable, so that the keyboard scrolls it.
          <Scroll tabIndex={0} role="region" aria-label={words.title}>
            <Table>
              <thead>
                <tr>
                  {Object.values(words.columns).map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {groups.map(({ material, process, count, median, low, high }) => (
                  <tr key={JSON.stringify([material, process])}>
                    <th scope="row">
                      {materialWords({ material, materialGrade: null })}
                      <Muted>{processWords({ manufacturingProcess: process, manufacturingSubprocess: null })}</Muted>
                    </th>
                    <td>{count.toLocaleString(locale())}</td>
                    <td>{words.ratio(median)}</td>
                    <td>{words.spread(words.ratio(low), words.ratio(high))}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Scroll>
        )}
      </Stack>
    </Card>
  )
}
