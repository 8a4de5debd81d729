import type { SignedInDevice } from '@kerf/shared-contracts/contracts/profile'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { ListRow } from '@kerf/shared-ui/tables/list-rows.tsx'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { Monitor, Smartphone } from 'lucide-react'
import { styled } from 'styled-components'
import { text } from './text.ts'

interface DeviceRowProps {
  device: SignedInDevice
  onSignOut: () => void
}

const words = text.devices

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[12]};

  > svg {
    margin-top: 2px;
    color: ${color.textMuted};
  }
`

const Name = styled.span`
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  overflow-wrap: anywhere;
`

const mobile = /android|iphone|ipad|ios|mobile/i

/** One signed-in browser or program. */
export function DeviceRow({ device, onSignOut }: DeviceRowProps) {
  const Icon = mobile.test(device.device) ? Smartphone : Monitor
  const lastSeen = device.isCurrent ? words.now : words.lastSeen(formatDateTime(device.lastSeenAt))
  return (
    <ListRow>
      <Line>
        <Icon size={18} aria-hidden />
        <div>
          <Cluster>
            <Name>{device.device}</Name>
            {device.isCurrent && <Badge tone="green">{words.current}</Badge>}
          </Cluster>
          <Facts>
            <span>{lastSeen}</span>
            <span>{device.address ?? words.noAddress}</span>
          </Facts>
          <Facts>{words.signedIn(formatDateTime(device.signedInAt))}</Facts>
        </div>
        <Button size="small" onClick={onSignOut} aria-label={words.signOutLabel(device.device)}>
          {words.signOut}
        </Button>
      </Line>
    </ListRow>
  )
}
