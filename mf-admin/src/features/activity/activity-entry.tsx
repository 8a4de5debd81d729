import type { Activity } from '@kerf/shared-contracts/contracts/activity'
import { wordsOfAction } from '@kerf/shared-contracts/rules/activity-words'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { ListRow } from '@kerf/shared-ui/tables/list-rows.tsx'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { CircleUser, LogIn, LogOut, type LucideIcon, Package, ShieldAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { isRefusal, wordsOfChanges } from './activity-words.ts'
import { text } from './text.ts'

const Entry = styled(ListRow)`
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${space[12]};
`

const Mark = styled.span<{ $refused: boolean }>`
  display: grid;
  place-items: center;
  height: 21px;
  color: ${({ $refused }) => ($refused ? color.dangerText : color.textSubtle)};
`

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space[8]};
  font-weight: ${fontWeight.medium};

  time {
    margin-inline-start: auto;
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: ${fontWeight.regular};
    font-variant-numeric: tabular-nums;
  }
`

const Line = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
  overflow-wrap: anywhere;
`

const Changes = styled(Line)`
  font-size: ${fontSize[12]};
`

function iconOf({ action, objectType }: Activity): LucideIcon {
  if (isRefusal(action)) return ShieldAlert
  if (action === 'session.started') return LogIn
  if (action.startsWith('session.')) return LogOut
  return objectType === 'user' || objectType === 'company_invitation' ? CircleUser : Package
}

/** Who did it, if it was not the account whose page this is. */
function actorWords({ actor, actorKind }: Activity, of: string): string | undefined {
  if (actor) return actor.id === of ? undefined : text.by(actor.name)
  return actorKind === 'system' ? text.bySystem : undefined
}

/** What it was done to, if it was not the account or the object whose page this is. */
function targetWords({ objectType, objectId, objectNumber, subject }: Activity, of: string): string | undefined {
  if (subject?.id === of) return undefined
  if (objectType !== 'user') return (subject && isolated(subject.name)) ?? objectNumber ?? undefined
  if (objectId === null || objectId === of) return undefined
  return subject ? isolated(subject.name) : text.onAnotherAccount
}

/**
 * One entry of the audit log: what, when, who, from where, and the changed fields.
 * @param of the account, RFQ or order whose page this is
 */
export function ActivityEntry({ activity, of }: { activity: Activity; of: string }) {
  const refused = isRefusal(activity.action)
  const Icon = iconOf(activity)
  const circumstances = [actorWords(activity, of), targetWords(activity, of), activity.device, activity.address].filter(
    Boolean,
  )
  const changes = wordsOfChanges(activity)
  return (
    <Entry>
      <Mark $refused={refused}>
        <Icon size={16} aria-hidden />
      </Mark>
      <div>
        <Head>
          {wordsOfAction(activity.action)}
          {refused && <IconBadge tone="red" icon={ShieldAlert} label={text.refused} />}
          <time dateTime={activity.at}>{formatDateTime(activity.at)}</time>
        </Head>
        {circumstances.length > 0 && <Line>{circumstances.join(' · ')}</Line>}
        {changes.length > 0 && <Changes>{changes.join(' · ')}</Changes>}
      </div>
    </Entry>
  )
}
