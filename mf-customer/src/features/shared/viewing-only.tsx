import { Muted } from '@kerf/shared-ui/layout'
import { space } from '@kerf/shared-ui/theme/tokens'
import { Eye } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const Line = styled(Muted)`
  display: flex;
  gap: ${space[8]};
  text-align: start;

  svg {
    flex: none;
    margin-top: 3px;
  }
`

/** Stands for a viewer where others have a button. @param act what an owner or a buyer can do, as in "answer this quote" */
export function ViewingOnly({ act }: { act: string }) {
  return (
    <Line>
      <Eye size={14} aria-hidden />
      {text.viewingOnly(act)}
    </Line>
  )
}
