import type { Activity } from '@kerf/shared-contracts/contracts/activity'
import { wordsOfAction } from '@kerf/shared-contracts/rules/activity-words'
import { byDate } from '@kerf/shared-parts/lists/list-choices.ts'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { color, fontSize, fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatDateTime, formatTime } from '@kerf/shared-ui/words/format.ts'
import { ShieldAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { personAddress, subjectAddress } from '../shared/addresses.ts'
import { isRefusal, wordsOfChanges } from './activity-words.ts'
import { text } from './text.ts'

const words = text.columns

const Lines = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  padding: ${space[4]} 0;
  line-height: 1.35;
  white-space: normal;
  overflow-wrap: anywhere;
`

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  font-weight: ${fontWeight.medium};
`

/* Notes may be long; the full text is on the object's own page. */
const Aside = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.regular};
`

function What({ activity }: { activity: Activity }) {
  const changes = wordsOfChanges(activity).join(' · ')
  return (
    <Lines>
      <Head>
        {wordsOfAction(activity.action)}
        {isRefusal(activity.action) && <IconBadge tone="red" icon={ShieldAlert} label={text.refused} />}
      </Head>
      {changes && <Aside title={changes}>{changes}</Aside>}
    </Lines>
  )
}

/** Who did it. @param of the person whose page this is, who is not linked */
function Who({ activity: { actor, actorKind }, of }: { activity: Activity; of: string | undefined }) {
  if (!actor) return actorKind === 'system' ? text.system : text.visitor
  if (actor.isDeleted || actor.id === of) return actor.name
  return <TextLink to={personAddress(actor, actorKind)}>{actor.name}</TextLink>
}

/** What it was done to. A deleted object keeps its number, if it had one. */
function Thing({ activity, of }: { activity: Activity; of: string | undefined }) {
  const { kind, objectId, objectNumber, subject } = activity
  const thing = text.things[kind]
  if (!subject) {
    return (
      <Lines>
        {objectNumber ?? thing}
        {objectId && kind !== 'other' && <Aside>{text.gone}</Aside>}
      </Lines>
    )
  }
  return (
    <Lines>
      <span>{subject.id === of ? subject.name : <TextLink to={subjectAddress(subject)}>{subject.name}</TextLink>}</span>
      <Aside>{thing}</Aside>
    </Lines>
  )
}

/** From where: the device in words, and the network address. */
function From({ activity: { device, address } }: { activity: Activity }) {
  if (!device && !address) return text.unsaid
  return (
    <Lines>
      {device}
      {address && <Aside>{address}</Aside>}
    </Lines>
  )
}

/** @param of the only person the list is about, if any */
export function activityColumns(of?: string): DataTableColumn<Activity>[] {
  return [
    {
      ...{ id: 'when', header: words.when, width: 120, minWidth: 112, sorts: byDate },
      cell: ({ at }) => (
        <Lines as="time" dateTime={at} title={formatDateTime(at)}>
          {formatDate(at)} <Aside>{formatTime(at)}</Aside>
        </Lines>
      ),
    },
    {
      ...{ id: 'what', header: words.what, width: 320, minWidth: 190, grow: true, primary: true },
      cell: (activity) => <What activity={activity} />,
    },
    {
      ...{ id: 'thing', header: words.thing, width: 170, minWidth: 120 },
      cell: (activity) => <Thing activity={activity} of={of} />,
    },
    {
      ...{ id: 'who', header: words.who, width: 170, minWidth: 120 },
      cell: (activity) => <Who activity={activity} of={of} />,
    },
    {
      ...{ id: 'from', header: words.from, width: 170, minWidth: 120 },
      cell: (activity) => <From activity={activity} />,
    },
  ]
}
