import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { ListRow, Rows } from '@kerf/shared-ui/tables/list-rows.tsx'
import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { color, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { styled } from 'styled-components'
import { text } from '../text.ts'

const words = text.progress

const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  padding-top: ${space[4]};
`

const Photo = styled.a`
  display: block;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  overflow: hidden;
  ${focusRing}

  img {
    display: block;
    width: 96px;
    height: 72px;
    object-fit: cover;
    background: ${color.sunken};
  }
`

const Notes = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** The supplier's reports, latest first. */
export function ProgressCard({ order: { progress } }: { order: PurchaseOrder }) {
  return (
    <Card title={words.title}>
      {progress.length === 0 ? (
        <Muted>{words.none}</Muted>
      ) : (
        <Rows>
          {progress.map(({ id, notes, createdAt, photos }) => (
            <ListRow key={id}>
              <Muted>{formatDateTime(createdAt)}</Muted>
              <Notes>{notes}</Notes>
              {photos.length > 0 && (
                <Photos aria-label={words.photos}>
                  {photos.map((photo) => (
                    <li key={photo.id}>
                      <Photo href={photo.fileUrl} target="_blank" rel="noreferrer">
                        <img src={photo.fileUrl} alt={photo.fileName} loading="lazy" />
                      </Photo>
                    </li>
                  ))}
                </Photos>
              )}
            </ListRow>
          ))}
        </Rows>
      )}
    </Card>
  )
}
