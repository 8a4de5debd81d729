import type { QualityCheckFile, QualityCheckNotification } from '@kerf/shared-contracts/contracts/quality-checks'
import type { StoredFile } from '../../models/stored-file.ts'
import type { QualityNotificationView } from '../../models/views/quality-notification-view.ts'
import { presentCustomer } from '../customers/presenter.ts'
import { fileUrl, presentPicture } from '../stored-files/presenter.ts'

const typesByKind: Partial<Record<StoredFile['kind'], QualityCheckFile['fileType']>> = {
  pdf: 'pdf',
  spreadsheet: 'excel',
  image: 'image',
}

export function presentQualityFile(file: StoredFile): QualityCheckFile {
  return {
    id: file.id,
    fileName: file.fileName,
    fileSize: file.size,
    fileType: typesByKind[file.kind] ?? 'other',
    mimetype: file.mimetype,
    fileUrl: fileUrl(file),
    createdAt: file.createdAt.toISOString(),
  }
}

export function presentQualityNotification(order: QualityNotificationView): QualityCheckNotification {
  return {
    orderId: order.id,
    orderNumber: order.number,
    projectName: order.projectName,
    qualityCheckStatus: order.qualityCheckStatus ?? 'pending',
    orderStatus: order.status,
    customerApprovedAt: order.customerApprovedAt,
    isArchived: order.isArchived,
    changedAt: order.qualityChangedAt,
    dueDate: order.dueDate,
    fileCount: order.fileCount,
    picture: presentPicture(order.picture),
    qualityDecisions: order.qualityDecisions.toReversed(),
    user: presentCustomer(order.customer),
  }
}
