import type { CustomerFile } from '@kerf/shared-contracts/contracts/files-admin'
import type { CustomerFileView } from '../../models/views/file-view.ts'
import { presentFile } from '../stored-files/presenter.ts'

export function presentCustomerFile(file: CustomerFileView): CustomerFile {
  const { belongsTo, subject, uploadedBy } = file
  return { ...presentFile(file), belongsTo, subject, uploadedBy }
}
