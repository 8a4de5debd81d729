import { runNamed } from '../lib/run-named.ts'

await runNamed('soak')
