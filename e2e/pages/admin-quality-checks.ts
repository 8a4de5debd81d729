import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/admin/quality-checks`: all quality checks, each with its files and decisions. */
export class AdminQualityChecksPage extends Portal {
  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/quality-checks${query}`)
    await expect(this.heading('Quality Checks')).toBeVisible()
  }

  get table() {
    return this.page.getByRole('table', { name: 'Quality Checks' })
  }

  get rows() {
    return this.rowsOf('Quality Checks')
  }

  row(orderNumber: string) {
    return this.rows.filter({ hasText: orderNumber })
  }

  async expand(orderNumber: string): Promise<void> {
    await this.page.getByRole('button', { name: `Show details of ${orderNumber}` }).click()
  }

  details(orderNumber: string) {
    return this.page.getByRole('article', { name: `Quality check of ${orderNumber}` })
  }

  file(orderNumber: string, name: string) {
    return this.details(orderNumber).getByRole('list', { name: 'Quality check files' }).getByRole('link', { name })
  }

  async search(words: string): Promise<void> {
    await this.searchIn('Search quality checks', words, this.rows)
  }

  async upload(orderNumber: string, files: string[]): Promise<void> {
    const details = this.details(orderNumber)
    await details.getByLabel('Quality Check Files', { exact: true }).setInputFiles(files)
    await details.getByRole('button', { name: /^Upload (\d+ Files|File)$/ }).click()
  }
}
