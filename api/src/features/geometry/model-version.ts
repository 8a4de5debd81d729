import type { FileGeometry } from '../../models/file-geometry.ts'

/** Names the bytes of a model: those of its STEP file, and the pipeline that made it of them. */
export const modelVersion = ({ sha256, pipeline }: Pick<FileGeometry, 'sha256' | 'pipeline'>): string =>
  `${sha256.slice(0, 32)}-${pipeline}`
