import { askBeforeLeaving } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { Tabs } from '@kerf/shared-ui/frames/tabs.tsx'
import { type ComponentType, useState } from 'react'
import { AccountTab } from './account/account-tab.tsx'
import { CompanyTab } from './company/company-tab.tsx'
import { DataTab } from './data/data-tab.tsx'
import { NotificationsTab } from './notifications/notifications-tab.tsx'
import { useProfileTab } from './profile-tabs.ts'
import { SecurityTab } from './security/security-tab.tsx'
import { text } from './text.ts'

interface OtherParts {
  /** Loads the company tab, for customers. */
  company: () => Promise<ComponentType>
}

/** Makes the profile page of the signed-in user. @param parts content from other features */
export function profilePage(parts: OtherParts): ComponentType {
  return () => <ProfilePage parts={parts} />
}

function ProfilePage({ parts }: { parts: OtherParts }) {
  const { tab, setTab, tabs } = useProfileTab()
  const { data: user } = useGetCurrentUserQuery()
  const [isUnsaved, setUnsaved] = useState(false)
  const choose = async (next: typeof tab) => {
    if (next !== tab && (await askBeforeLeaving())) setTab(next)
  }
  return (
    <>
      <PageHeader title={user?.role === 'supplier' ? text.supplierTitle : text.title} description={text.description} />
      <Tabs
        label={text.tabs.label}
        value={tab}
        onValueChange={choose}
        // A question before leaving returns the focus to the clicked tab, which must not choose it again.
        activation={isUnsaved ? 'manual' : 'automatic'}
        tabs={tabs}
      >
        {tab === 'account' && <AccountTab onUnsaved={setUnsaved} />}
        {tab === 'security' && <SecurityTab />}
        {tab === 'notifications' && <NotificationsTab />}
        {tab === 'company' && <CompanyTab load={parts.company} />}
        {tab === 'data' && <DataTab />}
      </Tabs>
    </>
  )
}
