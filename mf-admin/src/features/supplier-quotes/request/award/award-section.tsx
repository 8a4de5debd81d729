import type { AwardShare } from '@kerf/shared-contracts/rules/award/terms'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import type { FormikErrors } from 'formik'
import { Gavel } from 'lucide-react'
import { useMemo, useState } from 'react'
import { mostPieces } from '../../quote/awarded-pieces.ts'
import type { RequestDetails } from '../request-details.ts'
import { AwardChoice } from './award-choice.tsx'
import { AwardDialog } from './award-dialog.tsx'
import { AwardLimits } from './award-limits.tsx'
import { AwardResult } from './award-result.tsx'
import {
  type AwardValues,
  awardForm,
  choiceOf,
  keptAward,
  openQuotes,
  sharesOf,
  shownAward,
  withoutShares,
} from './award-values.ts'
import { awardNames } from './award-words.ts'
import { text } from './text.ts'
import { useSimulation } from './use-simulation.ts'

function useAwardForm(request: RequestDetails, onAward: (shares: AwardShare[]) => void) {
  const schema = useMemo(() => awardForm(request), [request])
  return useKeptForm<AwardValues>({
    place: `supplier request ${request.id} award`,
    kept: keptAward,
    base: undefined,
    shown: useMemo(() => shownAward(request), [request]),
    validate: (values) => formErrors(schema, values) as FormikErrors<AwardValues>, // one message for each field
    onSubmit: async (values) => onAward(choiceOf(request, values)),
  })
}

function AwardForm({ request }: { request: RequestDetails }) {
  const [asked, setAsked] = useState<AwardShare[]>()
  const form = useAwardForm(request, setAsked)
  const simulated = useSimulation(request, form.values)
  const names = awardNames(request, form.values.currency)
  /** @param isWhole whether everything that was chosen is awarded */
  const take = (awarded: readonly AwardShare[], isWhole: boolean) => {
    setAsked(undefined)
    if (isWhole) form.keeping.discard()
    else void form.setValues(withoutShares(form.values, awarded))
  }
  return (
    <Card title={text.title} description={text.description}>
      <Stack as="form" $gap={16} noValidate autoComplete="off" onSubmit={submitForm(form)} aria-label={text.title}>
        <KeptForm form={form} />
        <AwardLimits form={form} request={request} />
        <Halves>
          <AwardChoice form={form} request={request} simulated={simulated} names={names} />
          <AwardResult
            simulated={simulated}
            names={names}
            onUse={(lines) => void form.setFieldValue('shares', sharesOf(lines))}
          />
        </Halves>
      </Stack>
      {asked && (
        <AwardDialog request={request} shares={asked} names={names} onDone={take} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  )
}

/** Divides the pieces of a request among suppliers, beside the cheapest award that keeps the limits. */
export function AwardSection({ request }: { request: RequestDetails }) {
  if (request.supplierQuotes.length === 0) return null
  const isLeft = request.parts.some((part) => mostPieces(request, part) > 0)
  if (isLeft && openQuotes(request).length > 0) return <AwardForm request={request} />
  const [title, words] = isLeft ? [text.nothing, text.nothingText] : [text.allAwarded, text.allAwardedText]
  return (
    <Card title={text.title}>
      <EmptyState headingLevel={3} icon={<Gavel size={22} />} title={title} text={words} />
    </Card>
  )
}
