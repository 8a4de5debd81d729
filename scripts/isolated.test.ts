import { expect, test } from 'vitest'
import { isolated } from '../api/src/platform/mail/isolated.ts'
import { isolated as shown } from '../shared-ui/src/words/isolated.tsx'

test.each(['Gear Box', 'לוח 12-A', 'قطعة 4', '\u{1e900}', 'Ａ１', '軸', '\u200f12'])(
  'mails isolate %j as screens do',
  (name) => expect(isolated(name)).toBe(shown(name)),
)
