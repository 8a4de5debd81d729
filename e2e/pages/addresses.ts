import type { Page } from '@playwright/test'

/** The addresses that a company keeps: in a window, or in its tab of the profile. */
export class AddressesPart {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  edit(name: string) {
    return this.#page.getByRole('button', { name: new RegExp(`^Edit .*${name}`) })
  }

  remove(name: string) {
    return this.#page.getByRole('button', { name: new RegExp(`^Remove .*${name}`) })
  }

  field(label: string) {
    return this.#page.getByRole('dialog', { name: 'Edit Address' }).getByLabel(label, { exact: true })
  }

  get save() {
    return this.#page.getByRole('button', { name: 'Save Address' })
  }

  get confirm() {
    return this.#page.getByRole('button', { name: 'Remove Address' })
  }

  /** Of the window that lists them; it has a cross as well. */
  get close() {
    return this.#page.getByRole('dialog').getByText('Close', { exact: true })
  }

  get empty() {
    return this.#page.getByText('No addresses yet.')
  }
}
