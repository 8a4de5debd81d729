import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'

export function ownDataRoutes(_router: ApiRouter, _platform: Platform): void {}
