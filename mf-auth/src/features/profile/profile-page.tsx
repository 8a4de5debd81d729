import { PageHeader } from '@kerf/shared-ui/page-header'
import { Tabs } from '@kerf/shared-ui/tabs'
import { useState } from 'react'
import { AccountTab } from './account/account-tab.tsx'
import { CompanyTab } from './company/company-tab.tsx'
import { DataTab } from './data/data-tab.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { NotificationsTab } from './notifications/notifications-tab.tsx'
import { useProfileTab } from './profile-tabs.ts'
import { SecurityTab } from './security/security-tab.tsx'
import { text } from './text.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** The own account of whoever is signed in. */
export function ProfilePage() {
  const { tab, setTab, tabs } = useProfileTab()
  const [isUnsaved, setUnsaved] = useState(false)
  const guard = useLeaveGuard(isUnsaved)
  return (
    <>
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
        {tab === 'company' && <CompanyTab />}
        {tab === 'data' && <DataTab />}
      </Tabs>
      <LeaveQuestion guard={guard} />
    </>
  )
}
