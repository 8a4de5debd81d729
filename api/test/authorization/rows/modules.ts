import { buildRelease } from '../../modules.ts'
import { adminsCreate, adminsMissing, adminsOnly, everybody, type Rows, someId } from '../row.ts'

const nothing = { stage: 'nothing' } as const
const unknown = { module: 'tooling', version: '1.0.0-b0' }

/** Releases of modules and the tokens that publish them. */
export const modulesRows: Rows = {
  listModules: { ...nothing, expected: everybody(200) },
  reportModuleFailure: {
    ...nothing,
    expected: everybody(204),
    json: () => ({ ...unknown, kind: 'load', message: 'It did not come' }),
  },
  listModuleChannels: { ...nothing, expected: adminsOnly },
  listModuleReleases: { ...nothing, expected: adminsOnly },
  listModuleMoves: { ...nothing, expected: adminsOnly },
  getModuleRelease: { ...nothing, expected: adminsMissing, params: () => unknown },
  beginPublication: {
    ...nothing,
    expected: adminsCreate,
    json: () => ({ descriptor: buildRelease().descriptor }),
  },
  finishPublication: { ...nothing, expected: adminsMissing, params: () => ({ id: someId }) },
  promoteModule: { ...nothing, expected: adminsMissing, params: () => unknown, json: () => ({ version: '1.0.0-b0' }) },
  setModuleCanary: {
    ...nothing,
    expected: adminsMissing,
    params: () => unknown,
    json: () => ({ version: '1.0.0-b0', percent: 5 }),
  },
  rollBackModule: { ...nothing, expected: adminsMissing, params: () => unknown, json: () => ({}) },
  pinModule: { ...nothing, expected: adminsMissing, params: () => unknown, json: () => ({ version: '1.0.0-b0' }) },
  listPublishTokens: { ...nothing, expected: adminsOnly },
  createPublishToken: { ...nothing, expected: adminsCreate, json: () => ({ name: `Pipeline ${crypto.randomUUID()}` }) },
  revokePublishToken: { ...nothing, expected: adminsMissing, params: () => ({ id: someId }) },
}
