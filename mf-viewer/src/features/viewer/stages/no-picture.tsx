import type { Geometry } from '@kerf/shared-contracts/contracts/geometry'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'

const Center = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[8]};
  padding: ${space[24]};
  background: ${color.canvas};
  text-align: center;

  img {
    width: min(320px, 60%);
    height: auto;
  }
  h2 {
    font-size: ${fontSize[16]};
    font-weight: ${fontWeight.semibold};
  }
  p {
    max-width: 460px;
    color: ${color.textMuted};
  }
`

interface NoPictureProps {
  geometry: Pick<Geometry, 'fileId' | 'fileName'>
  why: 'no-webgl' | 'lost'
  onRestart: () => void
}

/** In place of the model where the browser cannot draw it: why, and the picture that the server made. */
export function NoPicture({ geometry: { fileId, fileName }, why, onRestart }: NoPictureProps) {
  const [hasPicture, setHasPicture] = useState(true)
  const words = why === 'lost' ? text.lost : text.noWebgl
  return (
    <Center role="status">
      {hasPicture && (
        <img
          src={`/api/files/${encodeURIComponent(fileId)}/picture`}
          alt={text.picture(fileName)}
          width={512}
          height={512}
          ref={(image) => image?.addEventListener('error', () => setHasPicture(false))}
        />
      )}
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      {why === 'lost' && (
        <Button variant="primary" onClick={onRestart}>
          {text.lost.again}
        </Button>
      )}
    </Center>
  )
}
