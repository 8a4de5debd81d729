/** How the panel of the 3D viewer tells the page around it which faces were pointed at (docs/modules.md, 'Panels'). */
const eventName = 'kerf-faces'

/** Tells whoever shows `element` that these faces were pointed at, by their numbers in the file. */
export function announceFaces(element: Element, faces: readonly number[]): void {
  element.dispatchEvent(new CustomEvent(eventName, { bubbles: true, detail: [...faces] }))
}

/** Calls `listener` with the faces that are pointed at within `element`. @returns how to stop that */
export function onFaces(element: Element, listener: (faces: number[]) => void): () => void {
  const hear = (event: Event) => {
    const faces: unknown = event instanceof CustomEvent ? event.detail : null
    if (Array.isArray(faces)) listener(faces.filter((face) => Number.isInteger(face)))
  }
  element.addEventListener(eventName, hear)
  return () => element.removeEventListener(eventName, hear)
}

/** Pointing at faces adds them to those that are chosen; when all of them are, it takes them away. */
export function withFaces(chosen: readonly number[], pointedAt: readonly number[]): number[] {
  if (pointedAt.every((face) => chosen.includes(face))) return chosen.filter((face) => !pointedAt.includes(face))
  return [...new Set([...chosen, ...pointedAt])]
}
