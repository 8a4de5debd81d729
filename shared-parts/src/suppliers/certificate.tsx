import type { SupplierCertificate } from '@kerf/shared-contracts/contracts/suppliers'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { FileName } from '@kerf/shared-ui/files/file-name.tsx'
import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { color } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const words = text.certificate

const looks = {
  valid: { tone: 'green', icon: CircleCheck },
  expiring: { tone: 'yellow', icon: Clock },
  expired: { tone: 'red', icon: CircleAlert },
} as const

const Body = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

const File = styled.a`
  display: block;
  max-width: 100%;
  color: ${color.link};
  ${focusRing}
`

/** A supplier's certificate: its name, its validity, and its file (docs/product/suppliers.md, 'Certificates'). */
export function Certificate({ certificate }: { certificate: SupplierCertificate }) {
  const { name, state, expiresOn, fileName, fileUrl } = certificate
  return (
    <Body>
      <Cluster>
        <strong>{name}</strong>
        <IconBadge {...looks[state]} label={words.states[state]} />
        <Muted as="span">{expiresOn ? words.until(formatDate(expiresOn)) : words.unlimited}</Muted>
      </Cluster>
      <File href={fileUrl} target="_blank" rel="noreferrer">
        <FileName>{fileName}</FileName>
      </File>
    </Body>
  )
}
