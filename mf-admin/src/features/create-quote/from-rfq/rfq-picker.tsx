import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { useSettled } from '@kerf/shared-parts/forms/use-settled.ts'
import { useListAdminRfqsQuery } from '@kerf/shared-runtime/endpoints/rfqs-admin'
import { Combobox } from '@kerf/shared-ui/forms/choices/combobox.tsx'
import { useState } from 'react'
import { text } from '../text.ts'

const words = text.rfq

interface RfqPickerProps {
  /** Ids of those that are there already. */
  without: readonly string[]
  onPick: (rfq: Rfq) => void
}

/** An RFQ that suppliers can be asked about, found by what is typed of it. */
export function RfqPicker({ without, onPick }: RfqPickerProps) {
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), 250) || undefined
  const { currentData, data, isFetching } = useListAdminRfqsQuery({ q, sendable: true, limit: 50 })
  const found = (currentData ?? data)?.items ?? []
  const offered = found.filter(({ id }) => !without.includes(id))
  const pick = (id: string) => {
    const rfq = offered.find((one) => one.id === id)
    setTyped('')
    if (rfq) onPick(rfq)
  }
  return (
    <Combobox
      value=""
      onValueChange={pick}
      onQueryChange={setTyped}
      options={offered.map((rfq) => ({ value: rfq.id, label: displayIdentifier(rfq), hint: rfq.projectName }))}
      loading={isFetching}
      placeholder={words.addPlaceholder}
      emptyText={words.addNone}
    />
  )
}
