import type { SignedInDevice } from '@kerf/shared-contracts/contracts/profile'
import { useListDevicesQuery } from '@kerf/shared-runtime/endpoints/profile'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Rows } from '@kerf/shared-ui/tables/list-rows.tsx'
import { useState } from 'react'
import { LoadingOrFailed } from '../tab-states.tsx'
import { DeviceRow } from './device-row.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { SignOutOthersDialog } from './sign-out-others-dialog.tsx'
import { text } from './text.ts'

const words = text.devices

/** Where the user is signed in, with a button to sign out each. */
export function DevicesCard() {
  // Sign-ins in other browsers are not announced, so cached data is not enough.
  const query = useListDevicesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [leaving, setLeaving] = useState<SignedInDevice | 'others' | null>(null)
  const { data: devices } = query
  const others = devices?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  const close = () => setLeaving(null)
  return (
    <Card
      title={words.title}
      description={words.description}
      actions={others > 0 && <Button onClick={() => setLeaving('others')}>{words.signOutOthers}</Button>}
    >
      {!devices && <LoadingOrFailed what={words.what} query={query} />}
      {devices && (
        <Rows aria-label={words.list}>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} onSignOut={() => setLeaving(device)} />
          ))}
        </Rows>
      )}
      {leaving === 'others' && <SignOutOthersDialog count={others} onClose={close} />}
      {leaving !== null && leaving !== 'others' && <SignOutDialog device={leaving} onClose={close} />}
    </Card>
  )
}
