import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import type { Api } from '../../fixtures/api.ts'
import { writeMany } from '../../fixtures/conversations.ts'
import type { KerfServer } from '../../fixtures/server.ts'
import { expect, test } from '../../fixtures/test.ts'
import { MessagesPage } from '../../pages/messages.ts'
import { tabTo } from '../../pages/portal.ts'

/** A customer who has read one message, but not the seventy later ones: more than one page. */
async function makeBehind(stage: { kerf: KerfServer; api: Api }) {
  const { api } = stage
  const customer = await api.newCustomer()
  await api.write(await api.signInAdmin(), 'We have your drawings.', { customerId: customer.id })
  await api.write(customer.token, 'Thank you.')
  await writeMany(stage, customer, 70)
  return customer
}

test('a long conversation opens at its end, and jumps to the first of many unread messages', async ({
  api,
  kerf,
  openBrowser,
}) => {
  const customer = await makeBehind({ api, kerf })
  const page = await openBrowser(customer.token)
  const messages = new MessagesPage(page)
  await messages.open()
  await expect(messages.conversation('General')).toContainText('70 unread')
  await messages.conversation('General').click()
  await expect(messages.message('mill: 70')).toBeInViewport()
  await expect(messages.message('mill: 41')).toBeAttached()
  await expect(messages.message('mill: 40')).toHaveCount(0)
  await expectAccessible(page, 'a conversation with many unread messages')

  await tabTo(messages.toFirstUnread, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(messages.firstUnread).toBeInViewport()
  await expect(messages.message(/mill: 1$/)).toBeInViewport()
  await expect(messages.messages).toBeFocused()
  await expect(messages.toFirstUnread).toHaveCount(0)
  await expect(messages.messages).toContainText('We have your drawings.')
  await expectAccessible(page, 'the first of many unread messages')
  await page.keyboard.press('End')
  await expect(messages.message('mill: 70')).toBeInViewport()
  await expect(messages.conversation('General')).not.toContainText('unread')
})

test('on a phone, too', { tag: '@narrow' }, async ({ api, kerf, openBrowser }) => {
  const customer = await makeBehind({ api, kerf })
  const page = await openBrowser(customer.token)
  const messages = new MessagesPage(page)
  await messages.open('?general=1')
  await expect(messages.message('mill: 70')).toBeInViewport()
  await expectWell(page, 'a conversation with many unread messages')
  await messages.toFirstUnread.tap()
  await expect(messages.message(/mill: 1$/)).toBeInViewport()
  await expectWell(page, 'the first of many unread messages')
})
