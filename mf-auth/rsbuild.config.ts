import { defineModule } from '@kerf/module-kit/build'

export default defineModule(import.meta.dirname)
