import type { QualityCharacteristic } from '@kerf/shared-contracts/contracts/quality-characteristics'
import type { Refused } from '@kerf/shared-contracts/rules/characteristics'
import { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { polling } from '@kerf/shared-runtime'
import { useListQualityCharacteristicsQuery } from '@kerf/shared-runtime/endpoints/quality-characteristics'
import * as z from 'zod/mini'

const mark = z.object({ decision: z.enum(['approved', 'refused']), note: z.string() })
const kept = z.partial(z.object({ marks: z.record(z.string(), mark) }))

/** What the customer says of one characteristic; it is sent with the decision on the check. */
export type Mark = z.infer<typeof mark>

/**
 * What the customer says of single characteristics, kept in this tab until the check is decided. Values that change
 * meanwhile have to be looked at before it is sent.
 */
export function useMarks(orderId: string) {
  const { data, isError } = useListQualityCharacteristicsQuery({ id: orderId }, polling)
  const form = useKeptForm<{ marks: Record<string, Mark> }, { characteristics: number } | undefined>({
    place: `order ${orderId} quality marks`,
    changeOf: { what: 'order-quality-characteristics', id: orderId },
    kept,
    shown: { marks: {} },
    base: data && { characteristics: data.revision },
    // Sent with the decision, by another form.
    onSubmit: async () => undefined,
  })
  const { marks } = form.values
  const marked = (data?.characteristics ?? []).flatMap((row) => {
    const said = marks[row.id]
    return said ? [{ row, ...said }] : []
  })
  const refused = marked.filter(({ decision }) => decision === 'refused')
  return {
    form,
    /** Undefined until they are known. */
    characteristics: data?.characteristics,
    revision: data?.revision,
    hasFailed: isError && data === undefined,
    isStale: form.keeping.isStale,
    /** In the shape of the call. */
    said: marked.map(({ row, decision, note }) => ({ id: row.id, decision, note: decision === 'refused' ? note : '' })),
    refused: refused.map(({ row: { number, name }, note }): Refused => ({ number, name, note: note.trim() })),
    markOf: ({ id }: Pick<QualityCharacteristic, 'id'>): Mark | undefined => marks[id],
    /** @param said undefined takes back what was said */
    say: ({ id }: Pick<QualityCharacteristic, 'id'>, said: Mark | undefined) => {
      const { [id]: _before, ...others } = marks
      form.setFieldValue('marks', said ? { ...others, [id]: said } : others)
    },
  }
}

export type Marking = ReturnType<typeof useMarks>
