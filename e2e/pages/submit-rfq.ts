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

  get form() {
    return this.page.getByRole('form', { name: 'Submit Request for Quote' })
  }

  get projectName() {
    return this.form.getByLabel('Project Name')
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
    await form.getByLabel('Quantity').fill(String(request.quantity))
    await form.getByLabel('Material', { exact: true }).selectOption({ label: request.material })
    if (request.grade) await this.grade.selectOption({ label: request.grade })
    await form.getByLabel('Tolerance').selectOption({ label: request.tolerance })
    if (request.finishing) await form.getByLabel('Finishing').selectOption({ label: request.finishing })
    if (request.process) await form.getByLabel('Manufacturing Process').selectOption({ label: request.process })
    if (request.subprocess) await form.getByLabel('Specific Process').selectOption({ label: request.subprocess })
    if (request.international) await form.getByLabel('International manufacturing is OK').check()
    if (request.notes) await this.notes.fill(request.notes)
  }

  get fileChoice() {
    return this.page.getByLabel('File attachments')
  }

  /** One of the files, chosen or on its way. */
  file(name: string) {
    return this.page.getByRole('listitem').filter({ hasText: name })
  }

  progressOf(fileName: string) {
    return this.page.getByRole('progressbar', { name: `Upload of ${fileName}` })
  }

  async submit(): Promise<void> {
    await this.form.getByRole('button', { name: 'Submit RFQ' }).click()
  }

  get restoredNotice() {
    return this.page.getByText('We kept what you typed.')
  }

  get thanks() {
    return this.heading('Thank You for Submitting Your RFQ')
  }
}
