import { authRoutes } from './features/auth/routes.ts'
import { authWorkers } from './features/auth/workers.ts'
import { healthRoutes } from './features/health/routes.ts'
import { liveRoutes } from './features/live/routes.ts'
import { mailWorkers } from './features/mail/workers.ts'
import { openApiRoutes } from './features/openapi/routes.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { sweepWorkers } from './features/sweeps/workers.ts'
import type { Routes, Workers } from './platform/feature.ts'

/** Every feature with calls; a new one adds its line. What serves pages stands last. */
export const features: readonly Routes[] = [authRoutes, profileRoutes, liveRoutes, openApiRoutes, healthRoutes]

/** Every feature with jobs; a new one adds its line. */
export const workers: readonly Workers[] = [authWorkers, mailWorkers, sweepWorkers]
