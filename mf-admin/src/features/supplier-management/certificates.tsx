import type { SupplierCertificate } from '@kerf/shared-contracts/contracts/suppliers'
import { Certificate } from '@kerf/shared-parts/suppliers/certificate.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { ListRow, Rows } from '@kerf/shared-ui/tables/list-rows.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { isolated, isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { Section } from './section.tsx'
import { text } from './text.ts'

const words = text.certificates

/** The expired and expiring certificates, so that nobody has to look through the list. */
function Lapses({ certificates }: { certificates: readonly SupplierCertificate[] }) {
  const named = (state: SupplierCertificate['state']) =>
    certificates
      .filter((certificate) => certificate.state === state)
      .map(({ name, expiresOn }) => `${isolated(name)} (${formatDate(expiresOn)})`)
  const [expired, expiring] = [named('expired'), named('expiring')]
  return (
    <>
      {expired.length > 0 && <Notice tone="red">{words.lapsed(isolatedList(expired))}</Notice>}
      {expiring.length > 0 && <Notice tone="yellow">{words.lapsing(isolatedList(expiring))}</Notice>}
    </>
  )
}

/** A supplier's certificates, with a warning before they expire (docs/product/suppliers.md, 'Certificates'). */
export function Certificates({ certificates }: { certificates: readonly SupplierCertificate[] }) {
  return (
    <Section title={words.title}>
      <Lapses certificates={certificates} />
      {certificates.length === 0 && <Muted>{words.none}</Muted>}
      {certificates.length > 0 && (
        <Rows aria-label={words.title}>
          {certificates.map((certificate) => (
            <ListRow key={certificate.id}>
              <Certificate certificate={certificate} />
            </ListRow>
          ))}
        </Rows>
      )}
    </Section>
  )
}
