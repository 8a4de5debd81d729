import { FileSpreadsheet } from 'lucide-react'
import { Button } from './button.tsx'

interface ExportButtonProps {
  onExport: () => void
  /** The file is on its way. */
  isExporting: boolean
  /** Why there is nothing to export. */
  disabledReason?: string | undefined
  label?: string
}

/** Takes a list elsewhere, as CSV. */
export function ExportButton({ onExport, isExporting, disabledReason, label = 'Export CSV' }: ExportButtonProps) {
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
