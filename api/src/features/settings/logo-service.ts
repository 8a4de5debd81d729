import { buffer } from 'node:stream/consumers'
import { logoLimits } from '@kerf/shared-contracts/contracts/settings'
import type { ProviderSettingsRow } from '../../models/provider-settings-row.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { ObjectStore } from '../../platform/storage/object-store.ts'
import { type PictureSize, pictureSize } from '../../platform/storage/picture-size.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { attach } from '../stored-files/service.ts'
import { logoChanged } from './events.ts'
import { lockSettings } from './service.ts'

/** The types every browser, mail program and PDF can show. SVG is not among them because it may contain scripts. */
const shownEverywhere = ['image/png', 'image/jpeg']

/**
 * Replaces the logo. Old ones stay stored: mails already sent still refer to them.
 * @throws Problem `settings.logo_type`, `settings.logo_too_large`, `settings.logo_size`, `write.stale`
 */
export async function replaceLogo(
  work: Work,
  store: ObjectStore,
  [received]: readonly ReceivedFile[],
  basedOn: { logoId: string | null } | undefined,
): Promise<void> {
  if (!received) throw problem('settings.logo_missing')
  const size = await sizeOf(store, received)
  const row = await lockSettings(work.tx)
  const changedBy = { object: { type: 'settings', id: row.id }, actions: [logoChanged.name] }
  await assertNotStale(work, { basedOn, present: { logoId: row.logoFileId }, changedBy })
  const [file] = await attach(work, { type: 'provider_logo', id: row.id }, [received])
  if (file) await setLogo(work, row, file, size)
}

/** Removes the logo. @throws Problem `settings.no_logo`, also if it is now a different one */
export async function removeLogo(work: Work, logoId: string): Promise<void> {
  const row = await lockSettings(work.tx)
  if (row.logoFileId !== logoId) throw problem('settings.no_logo')
  await setLogo(work, row, null, null)
}

/**
 * A logo by the hash of its content, even a replaced one: mails and cached pages may still refer to it.
 * @throws Problem `settings.no_logo`
 */
export async function findLogo({ tx }: Pick<ReadWork, 'tx'>, sha256: string): Promise<StoredFile> {
  const file = await StoredFile.query(tx).findOne({ linkedToType: 'provider_logo', sha256 }).orderBy('id').limit(1)
  if (!file) throw problem('settings.no_logo')
  return file
}

async function setLogo(work: Work, row: ProviderSettingsRow, file: StoredFile | null, size: PictureSize | null) {
  const logo = { logoFileId: file?.id ?? null, logoWidth: size?.width ?? null, logoHeight: size?.height ?? null }
  await row.$query(work.tx).patch({ ...logo, updatedAt: work.now })
  await work.happened(logoChanged, { settings: row, fileName: file?.fileName ?? null })
}

async function sizeOf(store: ObjectStore, { objectKey, mimetype, size }: ReceivedFile): Promise<PictureSize> {
  if (!shownEverywhere.includes(mimetype)) throw refused('settings.logo_type')
  if (size > logoLimits.bytes) throw refused('settings.logo_too_large')
  const { stream } = await store.get(objectKey)
  const found = pictureSize(await buffer(stream), mimetype)
  if (!found) throw refused('settings.logo_type')
  const sides = [found.width, found.height]
  if (Math.min(...sides) < logoLimits.leastSide || Math.max(...sides) > logoLimits.longestSide)
    throw refused('settings.logo_size')
  return found
}

/** Reported for the field, so that the form shows it there. */
function refused(code: 'settings.logo_type' | 'settings.logo_too_large' | 'settings.logo_size') {
  const { message } = problem(code)
  return problem(code, { fields: { logo: message } })
}
