import { AdminOrdersPage } from './admin-orders.ts'
import { AdminRfqsPage } from './admin-rfqs.ts'
import { OrdersPage } from './orders.ts'
import { QuotesPage } from './quotes.ts'
import { RfqsPage } from './rfqs.ts'

/*
 * The pages of one RFQ, quote or order. They consist of the same parts as the dialogs, panels and rows, so the locators
 * there work here too, on the page itself.
 */

/** `/rfqs/{id}` */
export class RfqPage extends RfqsPage {
  override async open(id: string): Promise<void> {
    await this.page.goto(`/rfqs/${id}`)
  }

  override get details() {
    return this.page.getByRole('main')
  }
}

/** `/quotes/{id}` */
export class QuotePage extends QuotesPage {
  override async open(id: string): Promise<void> {
    await this.page.goto(`/quotes/${id}`)
  }

  override get dialog() {
    return this.page.getByRole('main')
  }
}

/** `/orders/{id}` */
export class OrderPage extends OrdersPage {
  override async open(id: string): Promise<void> {
    await this.page.goto(`/orders/${id}`)
  }

  override details(_orderNumber: string) {
    return this.page.getByRole('main')
  }
}

/** `/admin/rfqs/{id}` */
export class AdminRfqPage extends AdminRfqsPage {
  override async open(id: string): Promise<void> {
    await this.page.goto(`/admin/rfqs/${id}`)
  }

  override get panel() {
    return this.page.getByRole('main')
  }

  get history() {
    return this.page.getByRole('list', { name: 'History' })
  }
}

/** `/admin/orders/{id}` */
export class AdminOrderPage extends AdminOrdersPage {
  async openOrder(id: string): Promise<void> {
    await this.page.goto(`/admin/orders/${id}`)
  }

  get history() {
    return this.page.getByRole('list', { name: 'History' })
  }

  get reopen() {
    return this.page.getByRole('main').getByRole('button', { name: 'Reopen' })
  }
}
