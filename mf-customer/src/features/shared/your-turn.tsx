import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import type { NextStep as Next } from '@kerf/shared-contracts/rules/next-step'
import { NextStep } from '@kerf/shared-parts/pages/next-step.tsx'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import type { ComponentProps } from 'react'
import { useMayAct } from './use-may-act.ts'

/** The steps that a list asks the customer for. */
const needs: Partial<Record<Next['step'], string>> = {
  decide: 'decision_needed',
  purchase_order: 'purchase_order_needed',
  decide_quality: 'approval_needed',
}

interface YourTurnProps {
  next: Next | undefined
  /** Whose customer has to do it. */
  rfq: Pick<Rfq, 'companyId'>
}

/** What this user is waited for, beside the status of a row; nothing for who may not do it. */
export function YourTurn({ next, rfq }: YourTurnProps) {
  const mayAct = useMayAct()
  const need = next && needs[next.step]
  return need && mayAct(rfq) ? <StatusBadge status={need} /> : null
}

/** What comes next on the page of an RFQ, quote or order of this user. */
export function OwnNextStep({ rfq, ...props }: YourTurnProps & Omit<ComponentProps<typeof NextStep>, 'reader'>) {
  const mayAct = useMayAct()
  return <NextStep reader={mayAct(rfq) ? 'customer' : 'onlooker'} {...props} />
}
