import type { SupplierDashboard } from '@kerf/shared-contracts/contracts/suppliers-supplier'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ProgressBar } from '@kerf/shared-ui/feedback/progress-bar.tsx'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { profileItems } from '../shared/profile-items.ts'
import { text } from './text.ts'

const words = text.profile

/** The completeness of the profile, and which of its eight items are missing. */
export function Completeness({ profile: { percent, missing } }: Pick<SupplierDashboard, 'profile'>) {
  const names = listed(missing.map((item) => profileItems[item]))
  return (
    <Card title={words.title} actions={<TextLink to="/supplier/profile">{words.edit}</TextLink>}>
      <Stack $gap={12}>
        <ProgressBar value={percent} label={words.title} showValue />
        <Muted>{names === '' ? words.complete : words.missing(names)}</Muted>
      </Stack>
    </Card>
  )
}
