import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

const counted = (count: number) => (count === 1 ? '1 characteristic' : `${count} characteristics`)

export const text = words('shared-parts/quality', {
  characteristics: {
    title: 'Characteristics',
    failed: 'Failed to load the characteristics',
    columns: {
      name: 'Characteristic',
      required: 'Required',
      measured: 'Measured',
      deviation: 'Deviation',
      verdict: 'Verdict',
      decision: 'Decision',
    },
    verdicts: {
      in_tolerance: 'In tolerance',
      out_of_tolerance: 'Out of tolerance',
      not_measured: 'Not measured',
      needs_limits: 'No limits',
    },
    passed: 'Passed',
    failedGauge: 'Failed',
    attribute: 'Pass or fail',
    decisions: { approved: 'Approved', refused: 'Refused' },
    max: (limit: string) => `max. ${limit}`,
    min: (limit: string) => `min. ${limit}`,
    pair: (high: string, low: string) => `${high} / ${low}`,
    several: (count: number, low: string, high: string) => `${count} values, ${low} to ${high}`,
    show: 'Show',
    all: (number: number) => `All (${number})`,
    outOfTolerance: (number: number) => `Out of tolerance (${number})`,
    summary: (count: number, outside: number) =>
      outside === 0 ? `${counted(count)}, none out of tolerance.` : `${counted(count)}, ${outside} out of tolerance.`,
    more: (number: number) => `Show ${number} more`,
    face: (name: string) => `Show ${isolated(name)} on the model`,
    faceShort: 'On the model',
  },
  /** What the drawing of a deviation shows, for who does not see it. */
  drawing: {
    between: (low: number | string, high: number | string) => `Limits ${low} to ${high}`,
    atMost: (high: number | string) => `Limit at most ${high}`,
    atLeast: (low: number | string) => `Limit at least ${low}`,
    within: (values: string) => `Within: ${isolated(values)}`,
    outside: (values: string) => `Outside: ${isolated(values)}`,
    none: 'Nothing measured',
  },
  history: {
    show: 'Characteristics as decided',
    none: 'These decisions were made on files alone.',
    failed: 'Failed to load the earlier decisions',
  },
  preview: {
    fileFacts: (kind: string, size: string, uploadedAt: string) => `${kind} · ${size} · ${uploadedAt}`,
    kinds: { pdf: 'PDF', excel: 'Spreadsheet', image: 'Image', other: 'File' },
    enlarge: (name: string) => `Enlarge ${isolated(name)}`,
    preview: (name: string) => `Preview ${isolated(name)}`,
    openInTab: 'Open in New Tab',
    retry: 'Try again',
    noPdfViewer: 'This browser cannot show PDFs inside a page. Open it in a new tab, or download it.',
    pdfFailed: 'This PDF could not be shown here.',
    imageFailed: 'This image could not be shown here. Download it to look at it.',
    sheet: 'Sheet',
    table: (name: string) => `Table of ${isolated(name)}`,
    emptySheet: 'This sheet is empty.',
    cut: (rows: number, columns: number) =>
      `Only the first ${rows} rows and ${columns} columns are shown. Download the file to see all of it.`,
    row: (number: number) => `Row ${number}`,
    failures: {
      damaged: 'This file is damaged and cannot be shown here.',
      too_large: 'This file is too large to be shown here. Download it to look at it.',
      encrypted: 'This file asks for a password. Download it to look at it.',
      old: 'This is a file of Excel before 2007, which cannot be shown here. Download it to look at it.',
      unknown: 'This file holds no table that can be shown here. Download it to look at it.',
    },
    failed: 'This file could not be loaded.',
  },
})
