import type { ApiRouter } from './http/router.ts'
import type { Platform } from './platform.ts'

/** Registers the handlers of a feature. */
export type Routes = (router: ApiRouter, platform: Platform) => void | Promise<void>

/** Registers a feature's jobs and their schedules. */
export type Workers = (platform: Platform) => Promise<void>

/** What a feature does at each start of a process, before the first request. */
export type StartUp = (platform: Platform) => Promise<void>
