import type { SampleName } from '@kerf/samples/generate.ts'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import type { Actor } from '../../platform/auth/actor.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import { add } from '../suppliers/certificate-service.ts'
import type { DemoPeople } from './people-service.ts'
import { demoSuppliers } from './world.ts'

/** How long ago suppliers uploaded their certificates. */
const daysAgo = 90

interface Uploading {
  people: DemoPeople
  samples: Readonly<Record<SampleName, ReceivedFile>>
  act(actor: Actor, at: number, step: (work: Work) => Promise<unknown>): Promise<unknown>
  now: Date
}

/** Uploads the certificates of suppliers: some are valid, one ends soon, and one has ended. */
export async function addCertificates({ people, samples, act, now }: Uploading): Promise<void> {
  for (const { email, certificates } of demoSuppliers) {
    const supplier = people.get(email)
    if (!supplier) throw new Error(`Nobody in the demo world is ${email}`)
    for (const { name, endsIn } of certificates) {
      await act(supplier, now.getTime() - daysAgo * 86_400_000, (work) => {
        const expiresOn = endsIn === null ? null : addDays(work.today, daysAgo + endsIn)
        return add(work, { name, expiresOn }, [samples.certificate])
      })
    }
  }
}
