import { words } from '@kerf/shared-contracts/words/words'
import { type Isolated, isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('mf-admin/shared/attachments', {
  attachments: 'Attachments',
  drop: 'Drop files here, or choose them',
  dropHint:
    'PDF, DWG, STEP, STP, IGS or IGES, at most 10 MB each. Files are sent as they are, with their names and what they say about their author.',
  rejected: 'Files not added',
  rejectedFiles: (names: Isolated) =>
    `${names}: only .pdf, .dwg, .step, .stp, .igs and .iges are accepted, at most 10 MB each.`,
  tooManyFiles: 'At most 20 files can be attached.',
  repeated: 'Already chosen',
  repeatedText: (name: string) => `${isolated(name)} is in the list already.`,
  uploading: 'The request is being sent',
  uploadFailed: 'Failed to upload files. Please try again.',
  ofFile: (name: string, reason: string) => [`${isolated(name)}.`, reason].filter(Boolean).join(' '),
})
