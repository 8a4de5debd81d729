import { createRequire } from 'node:module'
import init, { type OpenCascadeInstance, type TopAbs_ShapeEnum, type TopoDS_Shape } from 'replicad-opencascadejs'

export type FactsKernel = OpenCascadeInstance

/**
 * Loads the kernel that measures. It is OCCT 8, which reads a file in half the time of the kernel that makes models,
 * but knows neither names nor colours.
 */
export function loadFactsKernel(): Promise<FactsKernel> {
  const silent = () => undefined
  const wasm = createRequire(import.meta.url).resolve('replicad-opencascadejs/wasm')
  return init({ locateFile: () => wasm, print: silent, printErr: silent })
}

/** The kernel throws its own exceptions as WebAssembly's. */
export function describeFactsError(oc: FactsKernel, error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  try {
    return oc.getExceptionMessage(error as WebAssembly.Exception).join(': ')
  } catch {
    return String(error)
  }
}

/**
 * The shapes of one kind within a shape, except those inside another kind, in the kernel's order. Who asks deletes
 * them.
 */
export function shapesIn(
  oc: FactsKernel,
  within: TopoDS_Shape,
  kind: TopAbs_ShapeEnum,
  outside: TopAbs_ShapeEnum = 'TopAbs_SHAPE',
): TopoDS_Shape[] {
  const found: TopoDS_Shape[] = []
  const explorer = new oc.TopExp_Explorer(within, kind, outside)
  for (; explorer.More(); explorer.Next()) found.push(explorer.Current())
  explorer.delete()
  return found
}

/** The coordinates of one of the kernel's points or directions, which is deleted. */
export function take(point: { X(): number; Y(): number; Z(): number; delete(): void }): [number, number, number] {
  const xyz: [number, number, number] = [point.X(), point.Y(), point.Z()]
  point.delete()
  return xyz
}

/** Hashes of shapes stay below it. */
export const largestHash = 2_147_483_647

/**
 * Numbers shapes: one shape has one number, whichever way it is turned round. The kernel has maps for this, but this
 * build cannot make one.
 */
export class ShapeNumbers {
  readonly #oc: FactsKernel
  readonly #byHash = new Map<number, { shape: TopoDS_Shape; number: number }[]>()
  #count = 0

  constructor(oc: FactsKernel) {
    this.#oc = oc
  }

  of(shape: TopoDS_Shape): number {
    const hash = this.#oc.ReplicadShapeHasher.HashCode(shape, largestHash)
    const alike = this.#byHash.get(hash) ?? []
    const known = alike.find((other) => other.shape.IsSame(shape))
    if (known) return known.number
    this.#byHash.set(hash, [...alike, { shape, number: this.#count }])
    return this.#count++
  }

  /** Deletes the shapes that were numbered first. */
  delete(): void {
    for (const { shape } of [...this.#byHash.values()].flat()) shape.delete()
  }
}
