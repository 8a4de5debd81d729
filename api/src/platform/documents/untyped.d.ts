declare module 'linebreak' {
  /** Where a text may be broken (UAX #14). */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}

/** What pdfkit accepts but its types do not declare. */
declare namespace PDFKit.Mixins {
  /** A picture opened once, to be measured and drawn. */
  interface OpenedImage {
    readonly width: number
    readonly height: number
  }
  interface PDFImage {
    openImage(picture: Uint8Array): OpenedImage
    image(picture: OpenedImage, x: number, y: number, options: ImageOption): this
  }
  interface PDFFont {
    /** Accepts a font opened by fontkit. */
    font(opened: import('fontkit').Font, family: string): this
  }
  interface PDFText {
    /** Accepts features as fontkit does: by name, on or off. */
    text(
      text: string,
      x: number,
      y: number,
      options: Omit<TextOptions, 'features'> & { features: Readonly<Record<string, boolean>> },
    ): this
  }
}
