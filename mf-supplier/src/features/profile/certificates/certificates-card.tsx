import type { SupplierCertificate } from '@kerf/shared-contracts/contracts/suppliers'
import { Certificate } from '@kerf/shared-parts/suppliers/certificate.tsx'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ListRow, Rows } from '@kerf/shared-ui/tables/list-rows.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { BadgeCheck, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { CertificateDialog } from './certificate-dialog.tsx'
import { RemoveQuestion } from './remove-question.tsx'

const words = text.certificates

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[8]};
`

interface CertificateRowProps {
  certificate: SupplierCertificate
  onRemove: () => void
}

function CertificateRow({ certificate, onRemove }: CertificateRowProps) {
  const remove = words.remove(certificate.name)
  return (
    <ListRow>
      <Row>
        <Certificate certificate={certificate} />
        <IconButton label={remove} icon={<Trash2 size={16} />} size="small" onClick={onRemove} />
      </Row>
    </ListRow>
  )
}

/** Certificates as files with their expiry dates (docs/product/suppliers.md, 'Certificates'). */
export function CertificatesCard({ certificates }: { certificates: readonly SupplierCertificate[] }) {
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<SupplierCertificate>()
  const add = (
    <Button size="small" icon={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <Card title={words.title} description={words.description} actions={add}>
      {certificates.length === 0 && (
        <EmptyState headingLevel={3} icon={<BadgeCheck size={22} />} title={words.none} text={words.noneText} />
      )}
      {certificates.length > 0 && (
        <Rows aria-label={words.title}>
          {certificates.map((certificate) => (
            <CertificateRow key={certificate.id} certificate={certificate} onRemove={() => setRemoved(certificate)} />
          ))}
        </Rows>
      )}
      {isAdding && <CertificateDialog onClose={() => setAdding(false)} />}
      {removed && <RemoveQuestion certificate={removed} onClose={() => setRemoved(undefined)} />}
    </Card>
  )
}
