import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/messages`, `/supplier/messages` and `/admin/messages`: conversations, with the open one beside them. */
export class MessagesPage extends Portal {
  async open(query = '', of: 'customer' | 'supplier' | 'admin' = 'customer'): Promise<void> {
    await this.page.goto(`${of === 'customer' ? '' : `/${of}`}/messages${query}`)
  }

  get list() {
    return this.page.getByRole('list', { name: 'Conversations' })
  }

  /** A conversation in the list, by any text in its row. */
  conversation(words: string | RegExp) {
    return this.list.getByRole('link').filter({ hasText: words })
  }

  get placeholders() {
    return this.page.getByRole('main').locator('ul[aria-busy="true"]')
  }

  get thread() {
    return this.page.getByRole('region', { name: 'Conversation', exact: true })
  }

  /** The messages of the open conversation. */
  get messages() {
    return this.page.getByRole('region', { name: /^Messages, / })
  }

  /** One message of the open conversation. */
  message(words: string | RegExp) {
    return this.messages.getByText(words)
  }

  /** Chooses from the menu of the newest own message. */
  async doWithOwn(action: 'Edit' | 'Delete'): Promise<void> {
    await this.messages.getByRole('button', { name: 'Change or delete this message' }).last().click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }

  /** The line above the first unread message. */
  get firstUnread() {
    return this.messages.getByText('New', { exact: true })
  }

  get toFirstUnread() {
    return this.thread.getByRole('button', { name: 'Jump to first unread' })
  }

  /** Assigns the open conversation to an admin, by name, or to `Nobody`. */
  async assignTo(name: string | RegExp): Promise<void> {
    await this.thread.getByRole('button', { name: /^Assign/ }).click()
    await this.page.getByRole('menuitemradio', { name }).click()
    await this.page.keyboard.press('Escape')
    // Closing, it gives the focus back to its button.
    await expect(this.page.getByRole('menu')).toBeHidden()
  }

  get composer() {
    const form = this.page.getByRole('form', { name: 'Write a message' })
    return {
      form,
      text: form.getByLabel('Message', { exact: true }),
      files: form.locator('input[type="file"]'),
      chosen: form.getByRole('list', { name: 'Files to send' }),
      send: form.getByRole('button', { name: 'Send' }),
      retry: form.getByRole('button', { name: 'Retry' }),
    }
  }

  async write(words: string): Promise<void> {
    await this.composer.text.fill(words)
    await this.composer.text.press('ControlOrMeta+Enter')
  }
}
