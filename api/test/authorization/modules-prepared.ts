import { Readable } from 'node:stream'
import { ModulePublication } from '../../src/models/module-publication.ts'
import { ModuleRelease } from '../../src/models/module-release.ts'
import { PublishToken } from '../../src/models/publish-token.ts'
import { createAdmin } from '../factories.ts'
import type { TestApi } from '../harness.ts'
import { beginPublication, buildRelease, publishRelease } from '../modules.ts'
import { someId } from './row.ts'
import type { World } from './worlds.ts'

const named = (version: string) => {
  const release = buildRelease({ content: version })
  return { ...release, descriptor: { ...release.descriptor, version } }
}

/** What the calls for releases need to succeed, as the world of the matrix has no releases. */
export function modulesPrepared(api: () => TestApi): Record<string, (world: World) => Promise<unknown>> {
  const publish = async ({ tokens: { admin = '' } }: World, version = '1.0.0-b0') => {
    const isThere = await ModuleRelease.query(api().knex).findOne({ module: 'tooling', version })
    if (!isThere) await publishRelease(api(), admin, named(version))
    return { version }
  }
  const promote = async (world: World, version: string) => {
    await publish(world, version)
    const json = { version }
    await api().request('post', '/api/admin/modules/tooling/promote', { as: world.tokens.admin ?? '', json })
  }
  /** The user who starts to publish with this token. */
  const ofAdmin = async (admin: string) => {
    const { body } = await beginPublication(api(), admin, named('3.0.0-b0'))
    return ModulePublication.query(api().knex).findById(body.id).throwIfNotFound()
  }
  return {
    async reportModuleFailure(world) {
      return { ...(await publish(world)), module: 'tooling', kind: 'load', message: 'It did not come' }
    },
    async finishPublication({ tokens: { admin = '' } }) {
      const release = named('2.0.0-b0')
      const { begunBy } = await ofAdmin(admin)
      for (const [file, bytes] of release.bytes) {
        const source = Readable.from([bytes], { objectMode: false })
        await api().platform.store.put(`module-uploads/${someId}/${file}`, source)
      }
      const descriptor = { ...release.descriptor }
      await ModulePublication.query(api().knex).insert({ id: someId, module: 'tooling', descriptor, begunBy })
    },
    async promoteModule(world) {
      await promote(world, '1.0.0-b1')
      return publish(world)
    },
    setModuleCanary: async (world) => ({ ...(await publish(world)), percent: 5 }),
    async rollBackModule(world) {
      await promote(world, '1.0.0-b0')
      await promote(world, '1.0.0-b1')
      return {}
    },
    async pinModule(world) {
      await promote(world, '1.0.0-b1')
      return publish(world)
    },
    async revokePublishToken() {
      const { id: createdBy } = await createAdmin(api())
      await PublishToken.query(api().knex).insert({
        ...{ id: someId, name: 'Pipeline', tokenHash: 'none', ending: 'none', scope: 'modules:write' },
        ...{ module: null, createdBy, createdAt: new Date() },
      })
    },
  }
}
