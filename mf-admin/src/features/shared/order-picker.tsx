import { useSettled } from '@kerf/shared-parts/forms/use-settled.ts'
import { useListAdminOrdersQuery } from '@kerf/shared-runtime/endpoints/orders-admin'
import { Combobox } from '@kerf/shared-ui/forms/choices/combobox.tsx'
import { useState } from 'react'

export interface PickedOrder {
  id: string
  orderNumber: string
}

interface OrderPickerProps {
  chosen: PickedOrder | undefined
  onChoose: (order: PickedOrder) => void
  placeholder: string
  emptyText: string
}

/** Finds an active order of a customer by number or project. */
export function OrderPicker({ chosen, onChoose, placeholder, emptyText }: OrderPickerProps) {
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), 250) || undefined
  const { currentData, data, isFetching } = useListAdminOrdersQuery({ q, limit: 20 })
  const found = (currentData ?? data)?.items ?? []
  const options = found.map(({ id, orderNumber, rfq }) => ({ value: id, label: orderNumber, hint: rfq.projectName }))
  // The chosen order is shown, whatever was typed last.
  const isOffered = options.some(({ value }) => value === chosen?.id)
  if (chosen && !isOffered) options.push({ value: chosen.id, label: chosen.orderNumber, hint: '' })
  const choose = (id: string) => {
    const order = found.find((one) => one.id === id)
    setTyped('')
    if (order) onChoose({ id, orderNumber: order.orderNumber })
  }
  return (
    <Combobox
      value={chosen?.id ?? ''}
      onValueChange={choose}
      onQueryChange={setTyped}
      options={options}
      loading={isFetching}
      placeholder={placeholder}
      emptyText={emptyText}
    />
  )
}
