import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { Eye } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from './text.ts'
import { useIsFormerMember } from './use-may-act.ts'

const Line = styled(Muted)`
  display: flex;
  gap: ${space[8]};
  text-align: start;

  svg {
    flex: none;
    margin-top: 3px;
  }
`

interface ViewingOnlyProps {
  /** The request that the action is about. */
  rfq: Pick<Rfq, 'companyId'>
  /** What an owner or a buyer can do, as in "answer this quote". */
  act: string
}

/** Shown instead of a button to users who may not act: says who can. */
export function ViewingOnly({ rfq, act }: ViewingOnlyProps) {
  const isFormerMember = useIsFormerMember(rfq)
  return (
    <Line>
      <Eye size={14} aria-hidden />
      {isFormerMember ? text.formerMember(act) : text.viewingOnly(act)}
    </Line>
  )
}
