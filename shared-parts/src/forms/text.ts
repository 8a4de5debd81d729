import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('shared-parts/forms', {
  guard: {
    title: 'Leave without saving?',
    text: 'What you entered here is not saved yet and would be lost.',
    leave: 'Leave',
    stay: 'Stay',
  },
  changed: {
    /** @param when in brackets, or nothing */
    by: (name: string, when: string) => `${isolated(name)} changed this while you were typing${when}.`,
    bySelf: (when: string) => `You changed this in another window while you were typing here${when}.`,
    bySomebody: (when: string) => `This was changed while you were typing${when}.`,
    present: 'It now says:',
    nothing: 'nothing',
    choose: 'What you typed is still here. Choose which of the two to keep.',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    first: 'Choose first',
    notSent: 'Not saved',
    firstText: 'Somebody changed this in the meantime. Keep yours or take theirs, then send it.',
  },
  choice: {
    by: (name: string, when: string) => `${isolated(name)} changed this in the meantime (${when}). Nothing was saved.`,
    bySelf: (when: string) => `You changed this in another window (${when}). Nothing was saved.`,
  },
  ended: {
    /** @param did as in 'declined this RFQ' @param when begins with a space, or nothing */
    by: (name: string, did: string, when: string) => `${isolated(name)} ${did}${when}.`,
    bySelf: (did: string, when: string) => `You ${did}${when}.`,
    bySomebody: (was: string, when: string) => `${was}${when}.`,
    on: (when: string) => ` on ${when}`,
    /** Below what was refused. */
    meanwhile: (name: string, when: string) => `Done by ${isolated(name)} on ${when}.`,
    meanwhileSelf: (when: string) => `Done by you on ${when}.`,
    kept: 'What you typed can no longer be sent. You can still read and copy it here.',
    discard: 'Discard what you typed',
    off: 'This can no longer be sent',
  },
  dialog: { cancel: 'Cancel', sending: 'This is being sent', notSent: 'Not sent' },
  restored: {
    text: (when: string) => `What you typed here on ${when} and did not send was kept.`,
    discard: 'Discard',
  },
} as const)
