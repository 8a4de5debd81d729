import { toast } from '@kerf/shared-runtime'
import type { FaceOfCopy } from './drawn-model.ts'
import { numberOfFace } from './faces.ts'
import type { Model } from './model.ts'
import type { Studio } from './studio.ts'
import { text } from './text.ts'
import { viewInAddress, viewParameters } from './view-link.ts'
import type { ViewState } from './view-state.ts'

/** Saves the picture as PNG under the name of the file. */
export async function savePicture(studio: Studio, fileName: string): Promise<void> {
  const picture = await studio.picture()
  if (!picture) {
    toast.error(text.tools.pictureFailed)
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = `${fileName.replace(/\.[^.]*$/, '')}.png`
  link.click()
  // later, as the browser reads the address after the click
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Copies the address of what is seen now. */
export async function copyLink(state: ViewState, studio: Studio): Promise<void> {
  const address = new URL(window.location.href)
  for (const name of viewParameters) if (name !== 'face') address.searchParams.delete(name)
  for (const [name, value] of Object.entries(viewInAddress(state, studio.navigation.standpoint)))
    address.searchParams.set(name, value)
  await copy(address)
}

/** Copies an address that lights this face up; pasted into a message it points at the face. */
export async function copyFaceLink(model: Model, face: FaceOfCopy): Promise<void> {
  const number = numberOfFace(model, face)
  const address = new URL(window.location.href)
  for (const name of viewParameters) address.searchParams.delete(name)
  if (number !== null) address.searchParams.set('face', String(number))
  await copy(address)
}

async function copy(address: URL): Promise<void> {
  try {
    await navigator.clipboard.writeText(address.toString())
    toast.success(text.tools.linkCopied)
  } catch {
    toast.error(text.tools.linkFailed)
  }
}
