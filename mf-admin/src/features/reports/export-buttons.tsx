import type { ReportTable } from '@kerf/shared-contracts/contracts/reports'
import type { ReportPeriod } from '@kerf/shared-contracts/rules/report-period'
import { useSaving } from '@kerf/shared-parts/files/use-saving.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ExportButton } from '@kerf/shared-ui/actions/export-button.tsx'
import { FileSpreadsheet } from 'lucide-react'
import { text } from './text.ts'

const words = text.exports

const sayFailed = (error: unknown) => toast.error(words.failed, failureWords(error, words.tryAgain))

/** Exports the whole report as a workbook. */
export function ExportWorkbook({ period }: { period: ReportPeriod }) {
  const { saving, save } = useSaving({ isBound: true })
  const path = `/api/admin/reports/workbook?${new URLSearchParams({ ...period })}`
  return (
    <ExportButton
      label={words.excel}
      isExporting={saving !== null}
      onExport={() => void save(path, 'report.xlsx', { onFailed: sayFailed })}
    />
  )
}

/** Exports one table of the report, with more rows than the screen shows. */
export function ExportTable({
  period,
  table,
  isEmpty,
}: {
  period: ReportPeriod
  table: ReportTable
  isEmpty: boolean
}) {
  const { saving, save } = useSaving({ isBound: true })
  const path = `/api/admin/reports/export?${new URLSearchParams({ ...period, table })}`
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={words[table]}
      icon={<FileSpreadsheet size={15} aria-hidden />}
      loading={saving !== null}
      disabledReason={isEmpty ? words.nothing : undefined}
      onClick={() => void save(path, `report-${table}.csv`, { onFailed: sayFailed })}
    >
      {words.csv}
    </Button>
  )
}
