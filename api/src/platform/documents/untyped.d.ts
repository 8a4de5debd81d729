declare module 'linebreak' {
  /** Where a text may be broken (UAX #14). */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}

/** What pdfkit takes and its types do not know. */
declare namespace PDFKit.Mixins {
  /** A picture that was opened once, to be measured and drawn. */
  interface OpenedImage {
    readonly width: number
    readonly height: number
  }
  interface PDFImage {
    openImage(picture: Uint8Array): OpenedImage
    image(picture: OpenedImage, x: number, y: number, options: ImageOption): this
  }
  interface PDFFont {
    /** Takes a font that fontkit opened. */
    font(opened: import('fontkit').Font, family: string): this
  }
  interface PDFText {
    /** Takes features as fontkit does: by name, on or off. */
    text(
      text: string,
      x: number,
      y: number,
      options: Omit<TextOptions, 'features'> & { features: Readonly<Record<string, boolean>> },
    ): this
  }
}
