import { inviteByMail, makeCompany, makeMember } from '../fixtures/companies.ts'
import { expectSteady, type Screen } from '../fixtures/layout-shift.ts'
import { newPerson } from '../fixtures/people.ts'
import { inviteSupplier } from '../fixtures/suppliers.ts'
import { askSuppliers, orderFromSupplier, quoteRequest } from '../fixtures/supplying.ts'
import { expect, test } from '../fixtures/test.ts'
import { widths } from '../fixtures/widths.ts'

for (const [width, details] of widths) {
  test(
    `nothing jumps on the screens of signed-out people, ${width}`,
    details,
    async ({ kerf, api, openBrowser, watch }) => {
      watch.announce(404, '/nowhere')
      const owner = await makeMember(api, await makeCompany(kerf), 'owner')
      const invitation = await inviteByMail({ kerf, api }, owner, newPerson().email)
      const { link } = await inviteSupplier({ kerf, api }, await api.signInAdmin(), { email: newPerson().email })
      await expectSteady(await openBrowser(), [
        ['sign-in', '/'],
        ['sign-up', '/register'],
        ['the verification of an address', '/verify-email?email=mara%40nordhavn.example'],
        ['a forgotten password', '/forgot-password'],
        ['the reset of a password', '/reset-password?email=mara%40nordhavn.example&role=customer'],
        ['an invitation to a company', invitation],
        ['an invitation of a supplier', link],
        ['an invitation that is over', '/invitation'],
        ['the end of mails', '/unsubscribe'],
        ['an address that nothing is at', '/nowhere'],
      ])
    },
  )

  test(`nothing jumps on a customer's screens, ${width}`, details, async ({ openBrowser, world }) => {
    await expectSteady(await openBrowser(world.customer.token), [
      ['the dashboard', '/'],
      ['the form of a request', '/rfq'],
      ['My Requests', '/rfqs'],
      ['a request', `/rfqs/${world.submitted.id}`],
      ['About RFQs', '/rfqs-page'],
      ['My Quotes', '/quotes'],
      ['a quote', `/quotes/${world.quoted.quoteId}`],
      ['a quote of several parts', `/quotes/${world.severalParts.quoteId}`],
      ['a printed quote', `/quotes/print?quote=${world.quoted.quoteId}`],
      ['My Orders', '/orders'],
      ['an order with a quality check', `/orders/${world.active.id}`],
      ['an archived order', `/orders/${world.archived.id}`],
      ['a printed order', `/orders/print?order=${world.active.id}`],
      ['Order History', '/history'],
      ['Messages', '/messages'],
      ...account,
    ])
  })

  test(`nothing jumps on an admin's screens, ${width}`, details, async ({ openBrowser, world, api }) => {
    const supplier = await api.newSupplier('Ina Gear')
    const asked = await askSuppliers(api, world.admin, [supplier])
    await quoteRequest(api, supplier, asked, { unitPrice: '2.50' })
    const order = await orderFromSupplier(api, world.admin, supplier)
    await expectSteady(await openBrowser(world.admin), [
      ['the dashboard', '/admin'],
      ['Customer Management', '/admin/customers'],
      ['Incoming RFQs', '/admin/customers?tab=rfqs'],
      ['Active Orders', '/admin/customers?tab=active-orders'],
      ['Archived Orders', '/admin/customers?tab=archived-orders'],
      ['a customer', `/admin/customers/${world.customer.id}`],
      ['an RFQ', `/admin/rfqs/${world.submitted.id}`],
      ['a quoted RFQ', `/admin/rfqs/${world.severalParts.rfqId}`],
      ['an order', `/admin/orders/${world.active.id}`],
      ['Company Management', '/admin/companies'],
      ['Supplier Management', '/admin/supplier-management'],
      ['Messages', '/admin/messages'],
      ['Create Quote', '/admin/create-quote'],
      ['Purchase Orders', '/admin/purchase-orders'],
      ['a purchase order', `/admin/purchase-orders/${order.id}`],
      ['Supplier Quotes', '/admin/supplier-quotes'],
      ['quotes of suppliers', `/admin/supplier-quotes/${asked.id}`],
      ['Search Customers', '/admin/search'],
      ['Manual Creation', '/admin/manual-creation'],
      ['Reports', '/admin/reports'],
      ['Production', '/admin/production'],
      ['Quality Checks', '/admin/quality-checks'],
      ['Accounts', '/admin/accounts'],
      ['Activity', '/admin/activity'],
      ['Failed emails', '/admin/mails'],
      ['Settings', '/admin/settings'],
      ['Modules', '/admin/modules'],
      ...account,
    ])
  })

  test(`nothing jumps on a supplier's screens, ${width}`, details, async ({ openBrowser, api }) => {
    const [admin, supplier] = [await api.signInAdmin(), await api.newSupplier('Ina Gear')]
    const asked = await askSuppliers(api, admin, [supplier])
    await quoteRequest(api, supplier, asked, { unitPrice: '2.50' })
    await askSuppliers(api, admin, [supplier])
    await orderFromSupplier(api, admin, supplier)
    await api.write(supplier.token, 'We have time on the lathe.')
    await expectSteady(await openBrowser(supplier.token), [
      ['the dashboard', '/supplier'],
      ['RFQs', '/supplier/rfqs'],
      ['Quotes', '/supplier/quotes'],
      ['Purchase Orders', '/supplier/purchase-orders'],
      ['Messages', '/supplier/messages'],
      ['the profile', '/supplier/profile'],
      ...account,
    ])
  })
}

/** What everybody who is signed in has. */
const account: Screen[] = [
  ['Notifications', '/notifications'],
  ['the account', '/profile'],
]

test('no skeleton is drawn in the first 150 ms', async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const skeletons = page.locator('[aria-busy] span[aria-hidden]')
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('/api/dashboard/months', async (route) => {
    asked.resolve()
    await answer.promise
    await route.continue()
  })
  await page.goto('/')
  await asked.promise
  await expect(skeletons.first()).toBeAttached()
  const opacityAt = (ms: number) =>
    skeletons.evaluateAll((elements: HTMLElement[], time) => {
      for (const element of elements) {
        element.style.animationName = 'none'
        element.getAnimations()
        element.style.animationName = ''
        for (const animation of element.getAnimations()) {
          animation.pause()
          animation.currentTime = time
        }
      }
      return [...new Set(elements.map((element) => getComputedStyle(element).opacity))]
    }, ms)
  expect(await opacityAt(149)).toEqual(['0'])
  expect(await opacityAt(151)).toEqual(['1'])
  answer.resolve()
  await expect(skeletons).toHaveCount(0)
})
