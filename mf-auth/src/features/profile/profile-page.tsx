import { PageHeader } from '@kerf/shared-ui/page-header'
import { Tabs } from '@kerf/shared-ui/tabs'
import { media, space } from '@kerf/shared-ui/theme/tokens'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { AccountTab } from './account/account-tab.tsx'
import { CompanyTab } from './company/company-tab.tsx'
import { DataTab } from './data/data-tab.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { NotificationsTab } from './notifications/notifications-tab.tsx'
import { useProfileTab } from './profile-tabs.ts'
import { SecurityTab } from './security/security-tab.tsx'
import { text } from './text.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/* Five tabs are a little more than the width of a phone: drawn together, the last one is seen to go on. */
const Frame = styled.div`
  ${media.narrow} {
    [role='tablist'] {
      gap: ${space[12]};
    }
  }
`

/** Where the tabs do not fit, the chosen one is in sight. */
function useChosenTabInSight(tab: string) {
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab was chosen, which the page shows by now
  useEffect(() => {
    const chosen = frame.current?.querySelector('[role="tab"][aria-selected="true"]')
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])
  return frame
}

interface OtherParts {
  /** Loads what customers see of their company. */
  company: () => Promise<ComponentType>
}

/** Makes the page of the own account of whoever is signed in. @param parts what other features show in it */
export function profilePage(parts: OtherParts): ComponentType {
  return () => <ProfilePage parts={parts} />
}

function ProfilePage({ parts }: { parts: OtherParts }) {
  const { tab, setTab, tabs } = useProfileTab()
  const [isUnsaved, setUnsaved] = useState(false)
  const guard = useLeaveGuard(isUnsaved)
  const frame = useChosenTabInSight(tab)
  return (
    <Frame ref={frame}>
      <PageHeader title={text.title} description={text.description} />
      <Tabs
        label={text.tabs.label}
        value={tab}
        onValueChange={(next) => next !== tab && guard.leave(() => setTab(next))}
        tabs={tabs}
      >
        {tab === 'account' && <AccountTab onUnsaved={setUnsaved} />}
        {tab === 'security' && <SecurityTab />}
        {tab === 'notifications' && <NotificationsTab />}
        {tab === 'company' && <CompanyTab load={parts.company} />}
        {tab === 'data' && <DataTab />}
      </Tabs>
      <LeaveQuestion guard={guard} />
    </Frame>
  )
}
