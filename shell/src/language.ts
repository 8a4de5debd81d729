import { applyLanguage } from '@kerf/shared-runtime'

// Before any other code, since formats of numbers and dates are made as modules are read.
applyLanguage()
