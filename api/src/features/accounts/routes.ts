import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'

export function accountsRoutes(_router: ApiRouter, _platform: Platform): void {}
