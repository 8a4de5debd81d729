import { FileSpreadsheet } from 'lucide-react'
import { common } from '../words/common.ts'
import { Button } from './button.tsx'

interface ExportButtonProps {
  onExport: () => void
  /** The file is being prepared. */
  isExporting: boolean
  /** Why there is nothing to export. */
  disabledReason?: string | undefined
  label?: string
}

/** Exports a list as CSV. */
export function ExportButton({ onExport, isExporting, disabledReason, label = common.exportCsv }: ExportButtonProps) {
  return (
    <Button
      icon={<FileSpreadsheet size={16} aria-hidden />}
      loading={isExporting}
      disabledReason={disabledReason}
      onClick={onExport}
    >
      {label}
    </Button>
  )
}
