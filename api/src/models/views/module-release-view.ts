import type { listModuleReleases } from '@kerf/shared-contracts/contracts/modules-admin'
import type { z } from 'zod'
import { columns, instants, jsonObject } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { ModuleRelease } from '../module-release.ts'

const ownColumns = [...(['id', 'module', 'version', 'contracts', 'commit', 'size'] as const)]

/** A release, as admins see it. */
export type ModuleReleaseView = Pick<ModuleRelease, (typeof ownColumns)[number]> & {
  publishedBy: string | null
  tokenName: string | null
  createdAt: string
}

export const moduleReleaseShape: ListShape<ModuleReleaseView, z.output<(typeof listModuleReleases)['query']>['sort']> =
  {
    table: 'module_releases',
    row: jsonObject({
      ...columns('module_releases', ownColumns),
      ...instants('module_releases', ['createdAt']),
      publishedBy: '(select name from users where users.id = module_releases.published_by)',
      tokenName: '(select name from publish_tokens where publish_tokens.id = module_releases.token_id)',
    }),
    sorts: {
      'date-desc': { column: 'module_releases.created_at', type: 'timestamptz', direction: 'desc' },
      'date-asc': { column: 'module_releases.created_at', type: 'timestamptz', direction: 'asc' },
    },
  }
