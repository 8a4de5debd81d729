import { createHash } from 'node:crypto'
import { StoredFile } from '../../models/stored-file.ts'
import type { SupplierRequest } from '../../models/supplier-request.ts'
import { SupplierRequestPart } from '../../models/supplier-request-part.ts'
import { SupplierRequestVersion } from '../../models/supplier-request-version.ts'
import type { Work } from '../../platform/work.ts'

/**
 * The sealed content as one text: fields, parts in order, and files with their hashes in order of name
 * (docs/product/suppliers.md, 'The seal').
 */
async function contentOf({ tx }: Work, request: SupplierRequest): Promise<string> {
  const parts = await SupplierRequestPart.query(tx).where({ requestId: request.id }).orderBy('position')
  const files = await StoredFile.query(tx).where({ linkedToType: 'supplier_request', linkedToId: request.id })
  const positions = new Map(parts.map(({ id, position }) => [id, position]))
  const sealedFiles = files.map(({ fileName, sha256, supplierPartId }) => ({
    fileName,
    sha256,
    part: supplierPartId === null ? null : (positions.get(supplierPartId) ?? null),
  }))
  const byName = (file: { fileName: string; sha256: string }) => `${file.fileName}\n${file.sha256}`
  return JSON.stringify({
    projectName: request.projectName,
    material: request.material,
    quantity: request.quantity,
    description: request.description,
    specialInstructions: request.specialInstructions,
    parts: parts.map(({ name, material, materialGrade, finishing, tolerance, quantities, notes }) => ({
      ...{ name, material, materialGrade, finishing, tolerance, quantities, notes },
    })),
    files: sealedFiles.sort((one, other) => (byName(one) < byName(other) ? -1 : 1)),
  })
}

/**
 * Seals the current state of a request. The caller has locked it, or has just created it.
 * @returns the request, and whether its seal changed
 */
export async function seal(
  work: Work,
  request: SupplierRequest,
): Promise<{ request: SupplierRequest; isNew: boolean }> {
  const { tx, now } = work
  const content = await contentOf(work, request)
  const hash = createHash('sha256').update(content).digest('hex')
  if (hash === request.seal) return { request, isNew: false }
  const wasSealed = request.seal !== ''
  const version = wasSealed ? request.version + 1 : request.version
  await SupplierRequestVersion.query(tx).insert({ requestId: request.id, version, seal: hash, content, createdAt: now })
  const sealed = await request
    .$query(tx)
    .patchAndFetch({ version, seal: hash, changedAt: wasSealed ? now : null, updatedAt: now })
  return { request: sealed, isNew: true }
}
