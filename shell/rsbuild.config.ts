import { defineShell } from '@kerf/module-kit/build'

export default defineShell(import.meta.dirname)
