import { basename } from 'node:path'
import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

interface RequestWords {
  projectName: string
  quantity: number
  /** As shown, such as 'Aluminum'. */
  material: string
  grade?: string
  tolerance: string
  finishing?: string
  process?: string
  subprocess?: string
  international?: boolean
  notes?: string
}

/** `/rfq`: a new request for quote, and `/rfq/success`. */
export class SubmitRfqPage extends Portal {
  async open(): Promise<void> {
    await this.page.goto('/rfq')
    await expect(this.form).toBeVisible()
  }

  /** All files are sent once there is an RFQ: the server takes no drawing before. */
  async sendNothingEarly(): Promise<void> {
    await this.page.route('/api/early-files', (route) => route.fulfill({ status: 201, json: [] }))
  }

  get form() {
    return this.page.getByRole('form', { name: 'Submit Request for Quote' })
  }

  get projectName() {
    return this.form.getByLabel('Project Name')
  }

  get quantity() {
    return this.form.getByLabel('Quantity', { exact: true })
  }

  get material() {
    return this.form.getByLabel('Material', { exact: true })
  }

  get tolerance() {
    return this.form.getByLabel('Tolerance')
  }

  get addPart() {
    return this.form.getByRole('button', { name: 'Add another part' })
  }

  /** One of several parts. @param place from 1 */
  part(place: number) {
    const card = this.form.getByRole('region', { name: `Part ${place}`, exact: true })
    return {
      card,
      name: card.getByLabel('Part Name'),
      quantity: (which = 1) => card.getByLabel(which === 1 ? 'Quantity' : `Quantity ${which}`, { exact: true }),
      addQuantity: card.getByRole('button', { name: 'Add another quantity' }),
      material: card.getByLabel('Material', { exact: true }),
      grade: card.getByLabel('Material Grade'),
      tolerance: card.getByLabel('Tolerance'),
      fileChoice: card.getByLabel('File attachments of'),
    }
  }

  /** The fields for date and addresses. */
  get delivery() {
    const { form } = this
    const addressOf = (which: 'Ship To' | 'Bill To') => form.getByRole('group', { name: which, exact: true })
    return {
      neededBy: form.getByLabel('Needed By'),
      shipTo: form.getByRole('combobox', { name: /^Ship To/ }),
      billTo: form.getByRole('combobox', { name: /^Bill To/ }),
      /** A field of an address entered by hand. */
      field: (which: 'Ship To' | 'Bill To', label: string) => addressOf(which).getByLabel(label),
    }
  }

  /** What was measured of a chosen drawing. */
  drawing(name: string) {
    return this.form.getByRole('group', { name, exact: true })
  }

  /** What the only part may cost. */
  get estimate() {
    return this.form.getByRole('group', { name: 'Estimate', exact: true })
  }

  /** Where form, drawings and models differ. */
  get findings() {
    return this.form.getByRole('list', { name: 'Differences' })
  }

  /** One of them, by what differs. */
  finding(kind: string) {
    return this.findings
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: kind, exact: true }) })
  }

  /** How many there are, beside the button that sends the request. */
  get findingsNote() {
    return this.form.getByRole('button', { name: / between form, drawing and model/ })
  }

  get submitButton() {
    return this.form.getByRole('button', { name: 'Submit RFQ' })
  }

  /** Refused files, each with the reason. */
  get refused() {
    return this.page.getByRole('list', { name: 'Files not accepted' })
  }

  get chosen() {
    return this.page.getByRole('list', { name: 'Chosen files' })
  }

  /** Uploaded files. */
  get uploaded() {
    return this.page.getByRole('list', { name: 'Uploaded files' })
  }

  /** The notice that names files an earlier visit could not upload. */
  get notUploaded() {
    return this.page.getByText('These files were not uploaded')
  }

  get leaveQuestion() {
    return this.page.getByRole('dialog', { name: 'Leave this request?' })
  }

  get notes() {
    return this.form.getByLabel('Notes')
  }

  get grade() {
    return this.form.getByLabel('Material Grade')
  }

  async fill(request: RequestWords): Promise<void> {
    const { form } = this
    await this.projectName.fill(request.projectName)
    await this.quantity.fill(String(request.quantity))
    await this.material.selectOption({ label: request.material })
    if (request.grade) await this.grade.selectOption({ label: request.grade })
    await this.tolerance.selectOption({ label: request.tolerance })
    if (request.finishing) await form.getByLabel('Finishing').selectOption({ label: request.finishing })
    if (request.process) await form.getByLabel('Manufacturing Process').selectOption({ label: request.process })
    if (request.subprocess) await form.getByLabel('Specific Process').selectOption({ label: request.subprocess })
    if (request.international) await form.getByLabel('International manufacturing is OK').check()
    if (request.notes) await this.notes.fill(request.notes)
  }

  /** Chooses files for a single-part request, all of which are accepted. Each is checked first. */
  async chooseFiles(...paths: string[]): Promise<void> {
    await this.fileChoice.setInputFiles(paths)
    for (const path of paths) await expect(this.chosen.getByText(basename(path), { exact: true })).toBeVisible()
  }

  /** Chooses several STEP files for one part: chosen for the request, each would be a part. */
  async chooseForOnePart(
    files: readonly (string | { name: string; mimeType: string; buffer: Buffer })[],
  ): Promise<void> {
    await this.addPart.click()
    const { card, fileChoice } = this.part(1)
    const [paths, made] = [
      files.filter((file) => typeof file === 'string'),
      files.filter((file) => typeof file !== 'string'),
    ]
    if (paths.length > 0) await fileChoice.setInputFiles(paths)
    if (made.length > 0) await fileChoice.setInputFiles(made)
    await expect(card.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveCount(files.length)
    await this.form.getByRole('button', { name: 'Remove Part 2' }).click()
  }

  get fileChoice() {
    return this.page.getByLabel('File attachments', { exact: true })
  }

  /** One of the files, chosen or uploading. */
  file(name: string) {
    const items = this.page.getByRole('listitem').filter({ hasText: name })
    // Not a difference that names it.
    return items.filter({ hasNot: this.page.getByRole('heading') })
  }

  progressOf(fileName: string) {
    return this.page.getByRole('progressbar', { name: `Upload of ${fileName}` })
  }

  async submit(): Promise<void> {
    await this.submitButton.click()
  }

  /** Drops files on the page, outside of any part. */
  async dropOnPage(files: readonly { name: string; buffer: Buffer }[]): Promise<void> {
    const sent = files.map(({ name, buffer }) => ({ name, bytes: buffer.toString('base64') }))
    const transfer = await this.page.evaluateHandle((all) => {
      const moved = new DataTransfer()
      for (const { name, bytes } of all) {
        moved.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name))
      }
      return moved
    }, sent)
    await this.page.dispatchEvent('main', 'drop', { dataTransfer: transfer })
    await transfer.dispose()
  }

  /** Whether the draft is saved, in words. */
  get draftStatus() {
    return this.form.getByText(/^(What you type is saved|Saving…|Saved\.|Not saved)/).first()
  }

  /** Waits until everything typed, and every file, is with the draft. */
  async untilSaved(): Promise<void> {
    await expect(this.draftStatus).toHaveText(/^Saved\. Kept until \w{3} \d\d, \d{4}\.$/)
  }

  /** Discards the draft, and says yes. */
  async discardDraft(): Promise<void> {
    await this.page.getByRole('button', { name: 'Discard draft' }).click()
    await this.page.getByRole('button', { name: 'Discard', exact: true }).click()
  }

  /** The parts as a table. */
  get partsTable() {
    return this.form.getByRole('table', { name: 'Parts' })
  }

  /** A cell of the table. @param place from 1 */
  cell(head: string, place: number) {
    return this.partsTable.getByLabel(`${head} of Part ${place}`, { exact: true })
  }

  async show(view: 'Cards' | 'Table'): Promise<void> {
    await this.form.getByRole('radio', { name: view }).click()
  }

  get restoredNotice() {
    return this.page.getByText('We kept what you typed.')
  }

  get thanks() {
    return this.heading('Thank You for Submitting Your RFQ')
  }

  /** The link from there to the new RFQ. */
  get submitted() {
    return this.page.getByRole('main').getByRole('link', { name: /^View SQTE-/ })
  }
}
