import type {
  OpenCascadeInstance,
  TopAbs_ShapeEnum,
  TopoDS_Shape,
} from '@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.js'
import initOpenCascade from '@bitbybit-dev/occt/bitbybit-dev-occt/node.js'
import { limitWasmMemory } from './wasm-memory.ts'

export type { OpenCascadeInstance } from '@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.js'

/** A loaded kernel, and whether it was ever refused memory: later failures count as out of memory. */
export interface Kernel {
  oc: OpenCascadeInstance
  wasRefusedMemory(): boolean
}

/** Loads OpenCascade with a cap on its memory. */
export async function loadKernel(memoryLimitMb: number): Promise<Kernel> {
  const wasRefusedMemory = limitWasmMemory(memoryLimitMb)
  const silent = () => undefined
  // the package types its loader as Promise<any>; its own declarations name what it resolves to
  const oc = (await initOpenCascade({ module: { print: silent, printErr: silent } })) as OpenCascadeInstance
  return { oc, wasRefusedMemory }
}

/** Kernel exceptions arrive as numbers: addresses of C++ objects. */
export function describeKernelError(oc: OpenCascadeInstance, error: unknown): string {
  if (typeof error !== 'number') return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  try {
    return oc.BitByBitDev.GetExceptionMessage(error)
  } catch {
    return `kernel exception ${error}`
  }
}

/** Kinds of shape as the explorer expects them; avoiding `none` avoids nothing. */
export function shapeKinds(oc: OpenCascadeInstance) {
  const kinds = oc.TopAbs_ShapeEnum
  // the package declares an enumeration's members as {}, but expects the enumeration itself as a parameter
  const kind = (member: object) => member as TopAbs_ShapeEnum
  return {
    solid: kind(kinds.TopAbs_SOLID),
    shell: kind(kinds.TopAbs_SHELL),
    face: kind(kinds.TopAbs_FACE),
    edge: kind(kinds.TopAbs_EDGE),
    none: kind(kinds.TopAbs_SHAPE),
  }
}

/** Visits the shapes of one kind within a shape, except those inside another kind. */
export function eachShape(
  oc: OpenCascadeInstance,
  within: TopoDS_Shape,
  kind: TopAbs_ShapeEnum,
  outside: TopAbs_ShapeEnum,
  visit: (found: TopoDS_Shape) => void,
): void {
  const explorer = new oc.TopExp_Explorer_2(within, kind, outside)
  for (; explorer.More(); explorer.Next()) visit(explorer.Current())
  explorer.delete()
}
