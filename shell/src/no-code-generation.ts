import type { core } from 'zod/mini'

declare global {
  interface Window {
    __zod_globalConfig?: core.$ZodConfig
  }
}

// zod would try `new Function` once, which the page's security policy forbids and reports. zod reads this global when it
// loads, with the first form or live message; calling its `config` would load it with the first script.
window.__zod_globalConfig = { jitless: true }
