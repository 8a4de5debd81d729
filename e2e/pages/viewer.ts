import { expect, type Page } from '@playwright/test'

/** `/test-viewer?fileId=…`: a STEP file in 3D, in its own tab. */
export class ViewerPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(fileId: string): Promise<void> {
    await this.page.goto(`/test-viewer?fileId=${fileId}`)
  }

  /** The picture; its name says which file it shows, and how large the part is. */
  get model() {
    return this.page.getByRole('img', { name: /^3D model of / })
  }

  /** What the page shows where the model is; a picture of the element would wait for frames that are slow to come. */
  async picture(): Promise<Buffer> {
    const clip = await this.model.boundingBox()
    return this.page.screenshot(clip ? { clip } : {})
  }

  /** Waits until hiding the parts changes the picture: then they are drawn. */
  async expectDrawn(fileName: string): Promise<void> {
    await expect(this.model).toHaveAccessibleName(new RegExp(`^3D model of ${RegExp.escape(fileName)}`), {
      // Reading a large file takes the server a while.
      timeout: 60_000,
    })
    await expect(this.page.getByRole('toolbar', { name: 'View' })).toBeVisible()
    const shown = await this.picture()
    await this.page
      .getByRole('button', { name: /^Hide / })
      .first()
      .click()
    await expect
      .poll(async () => shareOfChange(this.page, shown, await this.picture()), {
        message: 'share that is drawn',
      })
      .toBeGreaterThan(0.02)
    await this.page
      .getByRole('button', { name: /^Show / })
      .first()
      .click()
  }
}

/** The share of pixels, 0 to 1, that differ clearly between two pictures of one size. */
async function shareOfChange(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [before, after] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
          const context = canvas.getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
        }),
      )
      if (!before || !after || before.length !== after.length) return 0
      let changed = 0
      for (let at = 0; at < before.length; at += 4) {
        const difference = [0, 1, 2].reduce((sum, channel) => {
          return sum + Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0))
        }, 0)
        if (difference > 40) changed++
      }
      return changed / (before.length / 4)
    },
    [one.toString('base64'), other.toString('base64')],
  )
}
