import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { DevicesCard } from './devices-card.tsx'
import { PasswordCard } from './password-card.tsx'

/** How the user signs in, and where they are. */
export function SecurityTab() {
  return (
    <Halves>
      <PasswordCard />
      <DevicesCard />
    </Halves>
  )
}
