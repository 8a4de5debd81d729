import { config } from 'zod/mini'

// zod would try `new Function` once, which the page's security policy forbids and reports.
config({ jitless: true })
