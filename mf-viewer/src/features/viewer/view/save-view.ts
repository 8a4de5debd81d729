import { askedWords } from '@kerf/shared-parts/files/file-address.ts'
import { toast } from '@kerf/shared-runtime'
import type { Model } from '../model/model.ts'
import { noteOf } from '../panels/features.ts'
import type { FaceOfCopy } from '../scene/drawn-model.ts'
import type { Studio } from '../scene/studio.ts'
import { text } from '../text.ts'
import { facesInAddress, linkTo, viewInAddress } from './view-link.ts'
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

/** Copies the address of what is seen now. @param process by which the part is to be made, if that is known */
export async function copyLink(
  { fileId, process }: { fileId: string; process: string | null },
  model: Model,
  state: ViewState,
  studio: Studio,
): Promise<void> {
  const note = noteOf(state.feature) ?? undefined
  const seen = viewInAddress(model, state, studio.navigation.standpoint)
  await copy(linkTo(fileId, { ...seen, ...askedWords({ process, note }) }))
}

/** Copies an address that lights this face up; pasted into a message it points at the face. */
export async function copyFaceLink(fileId: string, model: Model, face: FaceOfCopy): Promise<void> {
  await copy(linkTo(fileId, facesInAddress(model, [face])))
}

async function copy(address: URL): Promise<void> {
  try {
    await navigator.clipboard.writeText(address.toString())
    toast.success(text.tools.linkCopied)
  } catch {
    toast.error(text.tools.linkFailed)
  }
}
