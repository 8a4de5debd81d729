import { expect, type Locator, type Page } from '@playwright/test'
import { otherToasts, takeToast } from '../fixtures/toasts.ts'

/** The frame around all pages of a signed-in person. */
export class Portal {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get navigation() {
    return this.page.getByRole('navigation', { name: 'Main' })
  }

  /** The top navigation; on narrow screens it is in the drawer. */
  get shortcuts() {
    return this.page.getByRole('navigation', { name: 'Shortcuts' })
  }

  navigationLink(name: string) {
    return this.navigation.getByRole('link', { name: new RegExp(`^${name}`) })
  }

  /** Goes to another page with the sidebar. */
  async go(name: string): Promise<void> {
    await this.navigationLink(name).click()
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name })
  }

  /** Shown where something failed to load. */
  failure(words: string) {
    return this.page.getByRole('main').getByRole('alert').filter({ hasText: words })
  }

  /** Retries, unless the page has asked by itself in the meantime, and waits for the answer. */
  async retry(words: string): Promise<void> {
    const button = this.failure(words).getByRole('button', { name: 'Try again' })
    await button.click().catch(() => expect(this.failure(words)).toHaveCount(0))
    await expect(button.and(this.page.locator('[aria-busy="true"]'))).toHaveCount(0)
  }

  /** The rows of a table, without its header and expanded details. */
  rowsOf(table: string) {
    return this.page.getByRole('table', { name: table, exact: true }).locator('tbody > tr[tabindex="0"]')
  }

  tab(name: string | RegExp) {
    return this.page.getByRole('tab', { name })
  }

  /** Chooses a tab and waits for it: until the router has rendered the address, the other tab's fields take input. */
  async showTab(name: string): Promise<void> {
    await this.tab(name).click()
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true')
  }

  searchBox(label: string) {
    return this.page.getByRole('searchbox', { name: label })
  }

  /**
   * Searches a list, and waits until it shows no other rows: the address is there before the router has rendered it, and
   * what is pressed in that moment belongs to the rows before.
   * @param words of the rows that are wanted @param rows of the list, without what it says when there are none
   */
  async searchIn(label: string, words: string, rows: Locator): Promise<void> {
    await this.searchBox(label).fill(words)
    await expect(this.page).toHaveURL((url) => (url.searchParams.get('q') ?? '') === words)
    await expect(rows.filter({ hasNotText: words })).toHaveCount(0)
  }

  filter(label: string) {
    return this.page.getByRole('combobox', { name: label, exact: true })
  }

  /** Chooses from a filter or sort select. */
  async choose(label: string, option: string): Promise<void> {
    await this.filter(label).selectOption({ label: option })
  }

  async logOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Logout' }).click()
  }

  private async openUserMenu(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button').last().click()
  }

  /** Chooses from the user menu. */
  async chooseFromUserMenu(name: 'Profile' | 'Logout'): Promise<void> {
    await this.openUserMenu()
    await this.page.getByRole('menuitem', { name }).click()
  }

  async chooseAppearance(choice: 'Light' | 'Dark'): Promise<void> {
    await this.openUserMenu()
    await this.page.getByRole('menuitemradio', { name: choice }).click()
    await this.page.keyboard.press('Escape')
    await expect(this.page.getByRole('menu')).toBeHidden()
  }
}

/** Presses a key until the element is focused, like a keyboard user. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  const page = target.page()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 80 && !(await hasFocus()); presses++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

/** Closes a dialog with Escape, and discards what was typed in it. */
export async function leaveUnsaved(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Closes a dialog with Escape, once what it sent is answered: until then it stays. */
export async function closeWithEscape(dialog: Locator): Promise<void> {
  await expect(dialog.locator('button[aria-busy=true]')).toHaveCount(0)
  await dialog.page().keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** Expects a toast, which may be gone by now, once. @param more its description */
export async function expectToast(page: Page, words: string | RegExp, more: string | RegExp = ''): Promise<void> {
  await expect(() =>
    expect(takeToast(page, words, more), `Other toasts: ${otherToasts(page).join(' | ')}`).toBe(true),
  ).toPass({
    timeout: 45_000,
  })
}

/** Tries again what could not be loaded, unless the page has asked by itself in the meantime. */
export async function tryAgain(part: Locator): Promise<void> {
  const button = part.getByRole('button', { name: 'Try again' })
  await button.click().catch(() => expect(button).toHaveCount(0))
}

/** Follows a link to a document, which opens in a new tab. @returns the tab, and the document's type */
export async function openTab(page: Page, link: Locator): Promise<{ tab: Page; contentType: string | undefined }> {
  const [tab, answer] = await Promise.all([
    page.waitForEvent('popup'),
    page.context().waitForEvent('response', (response) => response.request().isNavigationRequest()),
    link.click(),
  ])
  return { tab, contentType: answer.headers()['content-type'] }
}
