import { useSaving } from '../files/use-saving.ts'

/**
 * Exports all rows of the filtered list, not only those on screen, as CSV, while the list is open.
 * @param list the list's resource: `rfqs` for `/api/rfqs/export`, `admin/companies` for `/api/admin/companies/export`
 * @param query the list's filters and sort; empty and undefined ones are left out
 */
export function useListExport(list: string, query: Readonly<Record<string, string | undefined>>) {
  const { saving, save } = useSaving({ isBound: true })
  const filters = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const path = `/api/${list}/export?${new URLSearchParams(filters)}`
  return {
    isExporting: saving !== null,
    exportList: (onFailed: (error: unknown) => void) => void save(path, `${list.split('/').at(-1)}.csv`, { onFailed }),
  }
}
