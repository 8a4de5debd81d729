import { expect, type Locator } from '@playwright/test'

/** A field is marked as invalid, and says why. */
export async function expectError(field: Locator, words: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(words)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

export async function expectNoError(...fields: Locator[]): Promise<void> {
  for (const field of fields) await expect(field).not.toHaveAttribute('aria-invalid', 'true')
}

/** The tokens by which password managers and browsers recognise each field. */
export async function expectAutocomplete(fields: readonly (readonly [Locator, string])[]): Promise<void> {
  for (const [field, token] of fields) await expect(field).toHaveAttribute('autocomplete', token)
}

/** A password is hidden until its eye is clicked, and hidden again after another click. */
export async function expectToShowAndHide(field: Locator): Promise<void> {
  // The button stands beside the field, in the same frame.
  const frame = field.locator('xpath=..')
  await expect(field).toHaveAttribute('type', 'password')
  await frame.getByRole('button', { name: /^Show / }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await frame.getByRole('button', { name: /^Hide / }).click()
  await expect(field).toHaveAttribute('type', 'password')
}

/** Pastes a text from the clipboard, like a user. */
export async function paste(field: Locator, words: string): Promise<void> {
  await field.focus()
  await field.page().evaluate((text) => navigator.clipboard.writeText(text), words)
  await field.press('ControlOrMeta+v')
}
