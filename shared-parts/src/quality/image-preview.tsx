import type { QualityCheckFile } from '@kerf/shared-contracts/contracts/quality-checks'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { color, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDateTime, formatKilobytes } from '@kerf/shared-ui/words/format.ts'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const words = text.preview

/* A fixed height, whatever the image's, so that nothing jumps when it loads. */
const Enlarge = styled.button`
  display: block;
  width: 100%;
  height: 200px;
  padding: ${space[8]};
  border: 0;
  border-top: 1px solid ${color.border};
  background: ${color.sunken};
  cursor: zoom-in;

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

const Small = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`

const Large = styled.img`
  display: block;
  max-width: 100%;
  max-height: 70dvh;
  margin: 0 auto;
`

const Failed = styled(Muted)`
  padding: 0 ${space[12]} ${space[12]};
`

/** An image of limited size; a click shows it as large as the window allows. */
export function ImagePreview({ file }: { file: QualityCheckFile }) {
  const [enlarged, setEnlarged] = useState(false)
  const [failed, setFailed] = useState(false)
  const { fileName, fileUrl, fileSize, createdAt } = file
  if (failed) return <Failed role="alert">{words.imageFailed}</Failed>
  return (
    <>
      <Enlarge type="button" aria-label={words.enlarge(fileName)} onClick={() => setEnlarged(true)}>
        <Small src={fileUrl} alt={fileName} loading="lazy" onError={() => setFailed(true)} />
      </Enlarge>
      <Dialog
        open={enlarged}
        onOpenChange={setEnlarged}
        size="large"
        title={fileName}
        description={words.fileFacts(words.kinds.image, formatKilobytes(fileSize), formatDateTime(createdAt))}
        footer={
          <ButtonLink to={fileUrl} target="_blank" rel="noreferrer" icon={<ExternalLink size={16} aria-hidden />}>
            {words.openInTab}
          </ButtonLink>
        }
      >
        <Large src={fileUrl} alt={fileName} />
      </Dialog>
    </>
  )
}
