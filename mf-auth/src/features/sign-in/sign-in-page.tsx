import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { useProvider } from '@kerf/shared-runtime'
import { SegmentedToggle } from '@kerf/shared-ui/forms/choices/segmented-toggle.tsx'
import { Tabs } from '@kerf/shared-ui/frames/tabs.tsx'
import { useState } from 'react'
import { useLocation, useMatch, useNavigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { roleIn } from '../shared/address.ts'
import { AuthPage } from '../shared/auth-page.tsx'
import { text as sharedText } from '../shared/text.ts'
import { ForcedReset } from './forced-reset.tsx'
import { useForcedReset } from './forced-reset-state.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { text } from './text.ts'

/** Each tab has its own URL, so that links and reloads lead to it. */
const addresses = { signIn: '/', signUp: '/register' } as const
type Tab = keyof typeof addresses

const Stack = styled.div`
  display: grid;
  gap: 20px;
`

const roles = [
  { value: 'customer', label: sharedText.toggle.customer },
  { value: 'supplier', label: sharedText.toggle.supplier },
] as const

/** The landing page: sign-in and sign-up for customers and suppliers (docs/product/accounts.md, 'Sign in'). */
export function SignInPage() {
  const provider = useProvider()
  const [query] = useSearchParams()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const [role, setRole] = useState<PortalRole>(roleIn(query))
  const { forcedReset, begin, leave } = useForcedReset()
  const tab: Tab = useMatch(addresses.signUp) ? 'signUp' : 'signIn'
  const openTab = (next: Tab) => void navigate({ pathname: addresses[next], search, hash }, { replace: true })

  if (forcedReset) return <ForcedReset {...forcedReset} onBack={leave} />
  return (
    <AuthPage
      role={role}
      title={text.titles[tab](provider.name)}
      subtitle={query.has('returnTo') ? text.returning : text.subtitles[role]}
      subtitleLines={query.has('returnTo') ? 1 : 2}
    >
      <Stack>
        <SegmentedToggle
          label={sharedText.toggle.label}
          value={role}
          onValueChange={setRole}
          options={roles}
          fullWidth
        />
        <Tabs
          label={text.tabs.label}
          value={tab}
          onValueChange={openTab}
          tabs={[
            { value: 'signIn', label: text.tabs.signIn },
            { value: 'signUp', label: text.tabs.signUp },
          ]}
        >
          {tab === 'signIn' ? (
            <SignInForm role={role} onResetRequired={(account) => begin({ ...account, role })} />
          ) : (
            <SignUpForm role={role} />
          )}
        </Tabs>
      </Stack>
    </AuthPage>
  )
}
