import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { useProvider } from '@kerf/shared-runtime'
import { AuthLayout } from '@kerf/shared-ui/frames/auth-layout.tsx'
import { MarketingPanel } from '@kerf/shared-ui/frames/marketing-panel.tsx'
import { RoleAccent } from '@kerf/shared-ui/theme/role-accent.tsx'
import { color } from '@kerf/shared-ui/theme/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { marketing } from './marketing.ts'

const Heading = styled.header<{ $lines: number }>`
  display: grid;
  gap: 6px;
  margin-bottom: 24px;

  h1 {
    font-size: 24px;
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: -0.01em;
  }
  p {
    min-height: ${({ $lines }) => $lines}lh;
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
`

interface AuthPageProps {
  role: PortalRole
  title: string
  subtitle?: string
  /** Space reserved for the subtitle, so that the form does not move when the text changes. */
  subtitleLines?: number
  children: ReactNode
}

/** A signed-out page: what the portal offers this kind of user, and the form. */
export function AuthPage({ role, title, subtitle, subtitleLines = 1, children }: AuthPageProps) {
  const brand = useProvider()
  return (
    <>
      <RoleAccent role={role} />
      <AuthLayout brand={brand} aside={<MarketingPanel {...marketing[role]} />}>
        <Heading $lines={subtitleLines}>
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
        </Heading>
        {children}
      </AuthLayout>
    </>
  )
}
