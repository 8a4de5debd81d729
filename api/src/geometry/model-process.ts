import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildModel } from './build-model.ts'
import { builtFiles, type GeometryFacts } from './facts.ts'
import { describeKernelError, loadKernel } from './kernel.ts'
import { memoryLimitMb, serve } from './kernel-process.ts'

/** The process that holds the kernel of models: it builds one after the other. */
const { oc, wasRefusedMemory } = await loadKernel(memoryLimitMb)

serve<GeometryFacts>({
  run: async ({ stepPath, folder }) => {
    const { glb, picture, facts } = await buildModel(oc, await readFile(stepPath))
    await writeFile(join(folder, builtFiles.model), gzipSync(glb, { level: 9 }))
    await writeFile(join(folder, builtFiles.picture), picture)
    return facts
  },
  describe: (error) => describeKernelError(oc, error),
  wasRefusedMemory,
})
