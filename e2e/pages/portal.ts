import { expect, type Locator, type Page } from '@playwright/test'

/** The frame around all pages of a signed-in person. */
export class Portal {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get navigation() {
    return this.page.getByRole('navigation', { name: 'Main' })
  }

  navigationLink(name: string) {
    return this.navigation.getByRole('link', { name: new RegExp(`^${name}`) })
  }

  /** Goes to another page by the sidebar. */
  async go(name: string): Promise<void> {
    await this.navigationLink(name).click()
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name })
  }

  async logOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Logout' }).click()
  }

  private async openUserMenu(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button').last().click()
  }

  /** Chooses from the menu under the own name. */
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

/** What Kerf says in passing. @param more the sentence under the title */
export async function expectToast(page: Page, words: string | RegExp, more: string | RegExp = ''): Promise<void> {
  const said = page.getByRole('status').or(page.getByRole('alert'))
  await expect(said.filter({ hasText: words }).filter({ hasText: more }).first()).toBeVisible()
}

/** Follows a link to a document, which opens a tab of its own. @returns the tab, and what kind of document it got */
export async function openTab(page: Page, link: Locator): Promise<{ tab: Page; contentType: string | undefined }> {
  const [tab, answer] = await Promise.all([
    page.waitForEvent('popup'),
    page.context().waitForEvent('response', (response) => response.request().isNavigationRequest()),
    link.click(),
  ])
  return { tab, contentType: answer.headers()['content-type'] }
}
