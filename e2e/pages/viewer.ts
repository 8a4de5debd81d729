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

  /** Waits for the model, which a busy server takes a while to make, and until nothing of the picture changes. */
  async untilDrawn(): Promise<void> {
    await expect(this.page.getByRole('toolbar', { name: 'View' })).toBeVisible({ timeout: 120_000 })
    await this.untilStill()
  }

  /** What the page shows where the model is; a picture of the element would wait for frames that are slow to come. */
  async picture(): Promise<Buffer> {
    const clip = await this.model.boundingBox()
    return this.page.screenshot(clip ? { clip } : {})
  }

  tool(name: 'Measure' | 'Section' | 'Explode') {
    return this.page.getByRole('region', { name })
  }

  async openTool(name: 'Measure' | 'Section' | 'Explode') {
    await this.page.getByRole('button', { name, exact: true }).click()
    return this.tool(name)
  }

  /** Looks from a standard side, and waits until the camera has come to rest. */
  async look(name: 'Front' | 'Top' | 'Right' | 'Back' | 'Left' | 'Bottom'): Promise<void> {
    const views = this.page.getByRole('toolbar', { name: 'View' })
    if (name === 'Back' || name === 'Left' || name === 'Bottom') {
      await views.getByRole('button', { name: 'More' }).click()
      await this.page.getByRole('menuitem', { name }).click()
    } else await views.getByRole('button', { name, exact: true }).click()
    await this.untilStill()
  }

  /** Waits until two pictures in a row are the same. */
  async untilStill(): Promise<Buffer> {
    let before = await this.picture()
    await expect
      .poll(
        async () => {
          const now = await this.picture()
          const change = await shareOfChange(this.page, before, now)
          before = now
          return change
        },
        { message: 'change between two pictures', intervals: [150] },
      )
      .toBeLessThan(0.0005)
    return before
  }

  /** Clicks so many pixels to the right of the middle of the picture and below it. */
  async clickModel(right: number, below: number): Promise<void> {
    const { width, height } = (await this.model.boundingBox()) ?? { width: 0, height: 0 }
    await this.model.click({ position: { x: width / 2 + right, y: height / 2 + below } })
  }

  /** Drags the dot of a cut so many pixels to the right. It has no name, as a slider does the same for everybody else. */
  async dragCut(by: number): Promise<void> {
    // The dot follows the cut with the next picture.
    await this.untilStill()
    const dot = this.page.locator('div[aria-hidden="true"][style*="translate"]')
    const { x, y, width, height } = (await dot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [middle, level] = [x + width / 2, y + height / 2]
    await this.page.mouse.move(middle, level)
    await this.page.mouse.down()
    await this.page.mouse.move(middle + by, level, { steps: 5 })
    await this.page.mouse.up()
  }

  /** How much of the picture has a colour like this, 0 to 1: of red, green and blue, which are larger than which. */
  async shareOf(kind: keyof typeof kindsOfColor): Promise<number> {
    return this.shareIn(await this.picture(), kind)
  }

  /** The same of a picture that was taken elsewhere. */
  shareIn(picture: Buffer, kind: keyof typeof kindsOfColor): Promise<number> {
    return shareOfKind(this.page, picture, kindsOfColor[kind])
  }

  shareOfChange(before: Buffer, after: Buffer): Promise<number> {
    return shareOfChange(this.page, before, after)
  }

  /** Waits until hiding the parts changes the picture: then they are drawn. */
  async expectDrawn(fileName: string): Promise<void> {
    await expect(this.model).toHaveAccessibleName(new RegExp(`^3D model of ${RegExp.escape(fileName)}`), {
      // Reading a large file takes the server a while.
      timeout: 120_000,
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

/** Colours by what red is above blue, at least and at most. */
const kindsOfColor = {
  brass: { least: 45, most: 140 },
  steel: { least: -90, most: -14 },
  lit: { least: 141, most: 255 },
} as const

/** In how much of a picture red is above blue by so much. */
async function shareOfKind(page: Page, picture: Buffer, kind: { least: number; most: number }): Promise<number> {
  return page.evaluate(
    async ({ base64, least, most }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
      let count = 0
      for (let at = 0; at < pixels.length; at += 4) {
        const difference = (pixels[at] ?? 0) - (pixels[at + 2] ?? 0)
        if (difference >= least && difference <= most) count++
      }
      return count / (pixels.length / 4)
    },
    { base64: picture.toString('base64'), ...kind },
  )
}

/** In how much of two pictures of one size the pixels differ clearly, 0 to 1. */
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
