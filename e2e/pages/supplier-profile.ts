import { expect, type Locator } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/supplier/profile`: the supplier's profile and certificates. */
export class SupplierProfilePage extends Portal {
  async open(): Promise<void> {
    await this.page.goto('/supplier/profile')
    await expect(this.field('Full Name')).toBeVisible()
  }

  private get form() {
    return this.page.getByRole('form', { name: 'Profile' })
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true })
  }

  /** Adds texts to a list, one after another. */
  async addTags(label: string, ...tags: readonly string[]): Promise<void> {
    for (const tag of tags) {
      await this.field(label).fill(tag)
      await this.field(label).press('Enter')
    }
  }

  tag(words: string) {
    return this.form.getByRole('listitem').filter({ hasText: words })
  }

  async save(): Promise<void> {
    await this.form.getByRole('button', { name: 'Save Profile' }).click()
  }

  /** The notice that somebody else was faster. */
  get staleNotice() {
    return this.form.getByRole('status').filter({ hasText: 'while you were typing' })
  }

  private card(title: string) {
    return this.page
      .getByRole('region')
      .or(this.page.locator('section'))
      .filter({
        has: this.page.getByRole('heading', { name: title, level: 2 }),
      })
  }

  get completeness() {
    return this.card('Profile completeness')
  }

  /** Follows the link to a missing item's field. */
  async add(item: string): Promise<void> {
    await this.completeness.getByRole('button', { name: `Add ${item}` }).click()
  }

  get certificates() {
    return this.card('Certificates')
  }

  certificate(name: string) {
    return this.certificates.getByRole('listitem').filter({ hasText: name })
  }

  get dialog() {
    return this.page.getByRole('dialog')
  }

  /** @param expiresOn YYYY-MM-DD, or empty for a certificate that does not expire */
  async upload(name: string, expiresOn: string, file: string): Promise<void> {
    await this.certificates.getByRole('button', { name: 'Add Certificate' }).click()
    await this.dialog.getByLabel('Name').fill(name)
    await this.dialog.getByLabel('Valid until').fill(expiresOn)
    await this.dialog.getByLabel('File', { exact: true }).setInputFiles(file)
    await this.dialog.getByRole('button', { name: 'Upload' }).click()
    await expect(this.dialog).toBeHidden()
  }

  async delete(name: string): Promise<void> {
    await this.certificate(name)
      .getByRole('button', { name: /^Delete / })
      .click()
    await this.dialog.getByRole('button', { name: 'Delete Certificate' }).click()
    await expect(this.dialog).toBeHidden()
  }
}
