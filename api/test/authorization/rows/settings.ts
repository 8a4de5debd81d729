import { defaultCostTables } from '@kerf/shared-contracts/rules/estimate/cost-tables'
import { formOf, pngBytes } from '../../samples.ts'
import { settingsFields } from '../../settings.ts'
import { adminsMissing, adminsOnly, everybody, type Rows, someId } from '../row.ts'

const costSettings = { ...defaultCostTables, shown: 'off', rangePercent: 20 }

/** What admins do with the settings of the provider, and what everybody sees of them. */
export const settingsRows: Rows = {
  getProvider: { expected: everybody(200), stage: 'nothing' },
  getProviderLogo: { expected: everybody(404), stage: 'nothing', params: () => ({ sha256: '0'.repeat(64) }) },
  getSettings: { expected: adminsOnly, stage: 'nothing' },
  getCostSettings: { expected: adminsOnly, stage: 'nothing' },
  updateCostSettings: { expected: adminsOnly, stage: 'nothing', json: () => costSettings },
  updateSettings: { expected: adminsOnly, stage: 'nothing', json: () => settingsFields },
  uploadLogo: {
    expected: adminsOnly,
    stage: 'nothing',
    form: () => formOf({}, { logo: [{ name: 'logo.png', bytes: pngBytes(200, 80) }] }),
  },
  removeLogo: { expected: adminsMissing, stage: 'nothing', query: `logoId=${someId}` },
}
