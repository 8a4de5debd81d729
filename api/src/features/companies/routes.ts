import * as contract from '@kerf/shared-contracts/contracts/companies'
import { peekNextCustomerNumber } from '../../models/numbers.ts'
import { text as csvText } from '../../platform/csv-text.ts'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { companyColumns } from './csv-presenter.ts'
import { list, listWhole } from './list-service.ts'
import { merge } from './merge-service.ts'
import * as numbers from './number-service.ts'
import { presentCompany } from './presenter.ts'
import * as companies from './service.ts'

/** What admins do with companies and their customer numbers. */
export function companiesRoutes(router: ApiRouter, { exports }: Platform): void {
  router.handle(contract.listCompanies, async ({ query, work }) => {
    const { rows, total, next } = await list(work, query)
    return page(rows.map(presentCompany), { total, next })
  })

  router.handle(contract.exportCompanies, async ({ query, actor, work }) => {
    const fileName = csvText.files.companies(work.today)
    return exports.csv(actor, {
      fileName,
      columns: companyColumns(work.provider.timeZone),
      rows: listWhole(work, query),
    })
  })

  router.handle(contract.createCompany, async ({ body, work }) => {
    const { id } = await companies.create(work, body)
    return presentCompany(await companies.get(work, id))
  })

  router.handle(contract.updateCompany, async ({ params, body, work }) => {
    await companies.update(work, params.id, body)
    return presentCompany(await companies.get(work, params.id))
  })

  router.handle(contract.mergeCompanies, async ({ body, work }) => {
    await merge(work, body)
    return presentCompany(await companies.get(work, body.primaryCompanyId))
  })

  router.handle(contract.getNextCustomerNumber, async ({ work }) => ({
    customerNumber: await peekNextCustomerNumber(work.tx),
  }))

  router.handle(contract.checkCustomerNumber, async ({ params, work }) => {
    const holder = await numbers.holderOf(work.tx, params.number)
    return { available: holder === undefined, existingCompany: holder ? { id: holder.id, name: holder.name } : null }
  })

  router.handle(contract.assignCustomerNumber, async ({ params, body, work }) => {
    await numbers.assign(work, params.id, body)
    return presentCompany(await companies.get(work, params.id))
  })
}
