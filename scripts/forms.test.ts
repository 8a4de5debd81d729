import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'

/** Forms that need not keep what is typed, and why. */
const exempt: Record<string, string> = {
  'mf-auth/src/features/shared/form.tsx': 'Visitors: nobody is signed in whose draft it would be, and most is secret.',
  'mf-auth/src/features/shared/profile-form.tsx': 'The frame, which the forms of the profile fill.',
  'mf-auth/src/features/profile/account/pending-email.tsx': 'A code, which is never kept and stands in the mail.',
  'mf-auth/src/features/profile/data/deletion-dialog.tsx': 'A password and a word to confirm with.',
  'mf-admin/src/features/create-quote/filters/advanced-filters.tsx': 'Filters, which the address keeps once applied.',
  'mf-admin/src/features/customer-search/customer-search-page.tsx': 'A search, which the address keeps.',
  'mf-admin/src/features/manual-creation/creation-frame.tsx': 'The page around it keeps it and asks before it is left.',
  'mf-customer/src/features/quotes/answer/respond-panel.tsx': 'Its state, draft and guard are of the quote dialog.',
}

/** Forms that ask before they are left, and keep nothing, and why. */
const guarded: Record<string, string> = {
  'mf-admin/src/features/accounts/company-role-form.tsx': 'One choice among three.',
  'mf-auth/src/features/profile/security/password-card.tsx': 'Passwords, which are never kept.',
  'mf-customer/src/features/submit-rfq/form/rfq-form-panel.tsx': 'Its draft is kept with its files, by the page.',
}

const isForm = /<form\b|as="form"|styled\.form|<ProfileForm\b|<Stack ref=\{form\}/
const keeps = /KeptForm|MessageWriter/

test('every form keeps what is typed, or is listed with the reason', () => {
  const files = globSync('{mf-*,shared-parts}/src/**/*.tsx', { cwd: root }).filter(
    (file) => !file.endsWith('.test.tsx'),
  )
  const forms = files.filter((file) => isForm.test(readFileSync(`${root}/${file}`, 'utf8')))
  expect(forms.length).toBeGreaterThan(10)
  const sources = forms.map((file) => ({ file, source: readFileSync(`${root}/${file}`, 'utf8') }))
  const bare = sources.filter(({ source }) => !keeps.test(source))
  const guards = bare.filter(({ source }) => source.includes('<LeaveGuard'))
  expect(guards.map(({ file }) => file).sort()).toEqual(Object.keys(guarded).sort())
  const unguarded = bare.filter((form) => !guards.includes(form))
  expect(unguarded.map(({ file }) => file).sort()).toEqual(Object.keys(exempt).sort())
})
