import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'

/** Forms that need not keep what is typed, and why. */
const exempt: Record<string, string> = {
  'mf-auth/src/features/shared/form.tsx': 'Visitors: nobody is signed in whose draft it would be, and most is secret.',
  'mf-auth/src/features/shared/profile-form.tsx': 'The frame, which the forms of the profile fill.',
  'mf-auth/src/features/profile/account/pending-email.tsx': 'A code, which is never kept and stands in the mail.',
  'mf-auth/src/features/profile/data/deletion-dialog.tsx': 'A password and a word to confirm with.',
  'mf-admin/src/features/customer-search/customer-search-page.tsx': 'A search, which the address keeps.',
  'mf-admin/src/features/manual-creation/creation-frame.tsx': 'The page around it asks before it is left.',
  'mf-customer/src/features/quotes/answer/respond-panel.tsx': 'Its state, draft and guard are of the quote dialog.',
}

const isForm = /<form\b|as="form"|styled\.form|<ProfileForm\b|<Stack ref=\{form\}/
const keeps = /KeptForm|LeaveGuard|MessageWriter/

test('every form keeps or guards what is typed, or is listed with the reason', () => {
  const files = globSync('{mf-*,shared-parts}/src/**/*.tsx', { cwd: root }).filter(
    (file) => !file.endsWith('.test.tsx'),
  )
  const forms = files.filter((file) => isForm.test(readFileSync(`${root}/${file}`, 'utf8')))
  expect(forms.length).toBeGreaterThan(10)
  const bare = forms.filter((file) => !keeps.test(readFileSync(`${root}/${file}`, 'utf8')))
  expect(bare.sort()).toEqual(Object.keys(exempt).sort())
})
