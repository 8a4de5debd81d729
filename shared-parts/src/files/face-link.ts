import { viewerPath } from './file-address.ts'

/** Faces of a model, by their numbers in the file. */
export interface LinkedFaces {
  fileId: string
  faces: number[]
}

/** Numbers of faces with commas between; undefined for any other text. */
export function faceNumbers(text: string): number[] | undefined {
  const numbers = text.split(/\s*,\s*/)
  return numbers.every((number) => /^\d{1,6}$/.test(number)) ? [...new Set(numbers.map(Number))] : undefined
}

/** The faces that a link copied in the 3D viewer points at; undefined for any other text. */
export function facesInLink(pasted: string): LinkedFaces | undefined {
  const address = URL.parse(pasted.trim())
  if (address?.origin !== window.location.origin || address.pathname !== viewerPath) return undefined
  const [fileId, face] = [address.searchParams.get('fileId'), address.searchParams.get('face')]
  const faces = face ? faceNumbers(face) : undefined
  return fileId && faces ? { fileId, faces } : undefined
}
