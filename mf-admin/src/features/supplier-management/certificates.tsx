import type { SupplierCertificate } from '@kerf/shared-contracts/contracts/suppliers'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { FileName } from '@kerf/shared-ui/files/file-name.tsx'
import { ListRow, Rows } from '@kerf/shared-ui/tables/list-rows.tsx'
import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { color } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { isolated, isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { styled } from 'styled-components'
import { Section } from './section.tsx'
import { text } from './text.ts'

const words = text.certificates

const looks = {
  valid: { tone: 'green', icon: CircleCheck },
  expiring: { tone: 'yellow', icon: Clock },
  expired: { tone: 'red', icon: CircleAlert },
} as const

const File = styled.a`
  display: block;
  max-width: 100%;
  color: ${color.link};
  ${focusRing}
`

/** What has ended, or will end soon, so that nobody has to look through the list. */
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

/** The certificates of a supplier, with a warning before they end (docs/product/suppliers.md, 'Certificates'). */
export function Certificates({ certificates }: { certificates: readonly SupplierCertificate[] }) {
  return (
    <Section title={words.title}>
      <Lapses certificates={certificates} />
      {certificates.length === 0 && <Muted>{words.none}</Muted>}
      {certificates.length > 0 && (
        <Rows aria-label={words.title}>
          {certificates.map(({ id, name, state, expiresOn, fileName, fileUrl }) => (
            <ListRow key={id}>
              <Cluster>
                <span>{name}</span>
                <IconBadge {...looks[state]} label={words.states[state]} />
                <Muted as="span">{expiresOn ? words.until(formatDate(expiresOn)) : words.unlimited}</Muted>
              </Cluster>
              <File href={fileUrl} target="_blank" rel="noreferrer">
                <FileName>{fileName}</FileName>
              </File>
            </ListRow>
          ))}
        </Rows>
      )}
    </Section>
  )
}
