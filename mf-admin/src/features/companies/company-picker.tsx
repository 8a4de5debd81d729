import type { Company } from '@kerf/shared-contracts/contracts/companies'
import { useSettled } from '@kerf/shared-parts/forms/use-settled.ts'
import { useListCompaniesQuery } from '@kerf/shared-runtime/endpoints/companies'
import { Combobox } from '@kerf/shared-ui/forms/choices/combobox.tsx'
import { useState } from 'react'
import type { z } from 'zod'
import { text } from './text.ts'

type Row = z.output<typeof Company>
export type PickedCompany = Pick<Row, 'id' | 'name' | 'customerNumber' | 'userCount'>

interface CompanyPickerProps {
  /** The chosen company, if any. */
  chosen?: Pick<PickedCompany, 'id' | 'name'> | undefined
  onChoose: (company: PickedCompany) => void
  /** Ids of companies that are not offered. */
  without?: readonly string[]
}

/** Finds a company by name, customer number or contact email. */
export function CompanyPicker({ chosen, onChoose, without = [] }: CompanyPickerProps) {
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), 250) || undefined
  const { currentData, data, isFetching, isError } = useListCompaniesQuery(
    { q, sort: 'name', limit: 20 + without.length },
    // A search that failed is tried again when its words are typed again.
    { refetchOnMountOrArgChange: true },
  )
  const found = (currentData ?? data)?.items.filter(({ id }) => !without.includes(id)) ?? []
  const options = found.map(({ id, name, customerNumber }) => ({ value: id, label: name, hint: customerNumber ?? '' }))
  // The chosen company is shown, whatever was typed last.
  const isOffered = options.some(({ value }) => value === chosen?.id)
  if (chosen && !isOffered) options.push({ value: chosen.id, label: chosen.name, hint: '' })
  const choose = (id: string) => {
    const company = found.find((one) => one.id === id)
    setTyped('')
    if (company) onChoose(company)
  }
  return (
    <Combobox
      value={chosen?.id ?? ''}
      onValueChange={choose}
      onQueryChange={setTyped}
      options={options}
      loading={isFetching}
      placeholder={text.picker.placeholder}
      emptyText={isError ? text.picker.failed : text.picker.none}
    />
  )
}
