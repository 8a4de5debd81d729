import { readFile } from 'node:fs/promises'
import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { describeFactsError, loadFactsKernel } from './facts/kernel.ts'
import { measureStep } from './facts/measure.ts'
import { memoryLimitMb, serve } from './kernel-process.ts'
import { limitWasmMemory } from './wasm-memory.ts'

/** The process that holds the kernel of facts: it measures one file after the other. */
const wasRefusedMemory = limitWasmMemory(memoryLimitMb)
const oc = await loadFactsKernel()

serve<PartFacts>({
  run: async ({ stepPath }) => measureStep(oc, await readFile(stepPath)),
  describe: (error) => describeFactsError(oc, error),
  wasRefusedMemory,
})
