/** The page of the 3D viewer. */
export const viewerPath = '/test-viewer'

/**
 * The URL of a file in a new tab: the 3D viewer for STEP, the browser's own view for others (docs/product/files.md,
 * '3D viewer').
 */
export function fileAddress(file: { id: string; fileType: string }): string {
  const id = encodeURIComponent(file.id)
  return file.fileType === 'step' ? `${viewerPath}?fileId=${id}` : `/api/files/${id}`
}
