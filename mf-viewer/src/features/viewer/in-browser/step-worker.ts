import start from 'occt-import-js'
import { type ImportedModel, layOut } from './imported-model.ts'

/** What the page sends: a STEP file, and the code of the kernel. */
export interface StepRequest {
  step: ArrayBuffer
  kernel: ArrayBuffer
}

/** What it gets back: the model, or null where the kernel found none. */
export type StepAnswer = ImportedModel | null

const silent = () => {}

/** Not inlined: the types of a page know no `postMessage` of a worker. */
const thread: { postMessage(answer: StepAnswer, options: { transfer: Transferable[] }): void } = globalThis

addEventListener('message', ({ data }: MessageEvent<StepRequest>) => {
  // a rejection here would reach nobody
  void answer(data)
    .catch(() => null)
    .then((model) => thread.postMessage(model, { transfer: model ? buffersOf(model) : [] }))
})

async function answer({ step, kernel }: StepRequest): Promise<StepAnswer> {
  const importer = await start({ wasmBinary: kernel, print: silent, printErr: silent })
  const result = importer.ReadStepFile(new Uint8Array(step), { linearUnit: 'millimeter' })
  return result.success && result.meshes.length > 0 ? layOut(result) : null
}

const buffersOf = ({ positions, normals, colors, owners, triangles, lines }: ImportedModel): ArrayBuffer[] =>
  [positions, normals, colors, owners, triangles, lines].map(({ buffer }) => buffer)
