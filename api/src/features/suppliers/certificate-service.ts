import { StoredFile } from '../../models/stored-file.ts'
import { SupplierCertificate } from '../../models/supplier-certificate.ts'
import type { CertificateView } from '../../models/views/supplier-view.ts'
import { problem } from '../../platform/errors.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import * as files from '../stored-files/service.ts'
import { supplierCertificateAdded, supplierCertificateRemoved } from './events.ts'

/** Adds a certificate of the asking supplier. @throws Problem `file.missing` */
export async function add(
  work: Work,
  { name, expiresOn }: { name: string; expiresOn: string | null },
  received: readonly ReceivedFile[],
): Promise<CertificateView> {
  const supplierId = work.actor.id
  const file = await files.attachOne(work, { type: 'supplier_certificate', id: supplierId }, received)
  if (!file) throw problem('file.missing')
  const certificate = await SupplierCertificate.query(work.tx).insertAndFetch({
    supplierId,
    name,
    expiresOn,
    fileId: file.id,
    createdAt: work.now,
  })
  await work.happened(supplierCertificateAdded, { supplierId, certificateId: certificate.id, name, expiresOn })
  const { id, fileId, createdAt } = certificate
  return { id, name, expiresOn, fileId, fileName: file.fileName, createdAt: createdAt.toISOString() }
}

/** Removes one of the supplier's own certificates. @throws Problem `file.not_found` */
export async function remove(work: Work, id: string): Promise<void> {
  const supplierId = work.actor.id
  const certificate = await SupplierCertificate.query(work.tx).findById(id).where({ supplierId }).forUpdate()
  if (!certificate) throw problem('file.not_found')
  await certificate.$query(work.tx).delete()
  const file = await StoredFile.query(work.tx).findById(certificate.fileId)
  if (file) await files.remove(work, file)
  await work.happened(supplierCertificateRemoved, { supplierId, certificateId: id, name: certificate.name })
}
