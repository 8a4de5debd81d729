import * as contract from '@kerf/shared-contracts/contracts/suppliers-supplier'
import type { ApiRouter } from '../../platform/http/router.ts'
import * as certificates from './certificate-service.ts'
import { figures } from './dashboard-service.ts'
import { presentCertificate, presentCompleteness, presentProfile } from './presenter.ts'
import { change } from './profile-service.ts'
import * as suppliers from './service.ts'

/** What suppliers do with their own profile. */
export function ownSupplierRoutes(router: ApiRouter): void {
  router.handle(contract.getSupplierDashboard, async ({ actor, work }) => ({
    ...(await figures(work)),
    profile: presentCompleteness(await suppliers.get(work, actor.id)),
  }))

  router.handle(contract.getSupplierProfile, async ({ actor, work }) =>
    presentProfile(await suppliers.get(work, actor.id), work.today),
  )

  router.handle(contract.updateSupplierProfile, async ({ body, actor, work }) => {
    await change(work, body)
    return presentProfile(await suppliers.get(work, actor.id), work.today)
  })

  router.handle(contract.uploadSupplierCertificate, async ({ body, files, work }) =>
    presentCertificate(await certificates.add(work, body, files.file), work.today),
  )

  router.handle(contract.deleteSupplierCertificate, async ({ params, work }) => {
    await certificates.remove(work, params.id)
    return undefined
  })
}
