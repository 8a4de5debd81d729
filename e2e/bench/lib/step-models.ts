import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Part21, part21Text } from '@kerf/samples/part21.ts'
import { bracketStep } from '@kerf/samples/parts.ts'
import { Products } from '@kerf/samples/product.ts'
import { circle, Solid } from '@kerf/samples/solid.ts'
import { root } from '../../../scripts/lib/root.ts'

/** A STEP file that benches build and show. */
export interface BenchModel {
  name: string
  step: Buffer
}

/** Public STEP files lie beside the checkout where somebody put them; without them only the made ones are there. */
const folder = resolve(root, '..', 'shared', 'data', 'step')
const publicFiles = ['as1_pe_203.stp', 'as1-oc-214.stp', 'Power_box_Chasis.step', 'nist_ctc_02_ap242-e2.stp']

const gray = [0.7, 0.72, 0.75] as const

/** A round part of many steps, each a little narrower than the one below: the more of them, the more triangles. */
function steppedCone(part: Part21, name: string, steps: number, radius: number) {
  const solid = new Solid(part)
  const frame = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] } as const
  const narrower = (0.8 * radius) / steps
  let { top } = solid.extrude(frame, [circle([0, 0], radius, 'body')], narrower)
  for (let i = 1; i < steps; i++) {
    top = solid.boss(top, [0, 0, i * narrower], radius - i * narrower, narrower)
  }
  return solid.finish(part21Text(name))
}

/** One part of about 94,000 triangles. */
function finePart(): string {
  const part = new Part21()
  const products = new Products(part)
  products.part('Stepped cone', steppedCone(part, 'Stepped cone', 300, 300), gray)
  products.finish()
  return part.toString('fine-part.step')
}

/** An assembly of 150 different parts, about 12 MB. */
function largeAssembly(): string {
  const part = new Part21()
  const products = new Products(part)
  const placed = Array.from({ length: 150 }, (_, i) => {
    const name = `Cone ${i + 1}`
    const product = products.part(name, steppedCone(part, name, 25, 40 + (i % 10)), gray)
    return { product, name, at: [(i % 15) * 110, Math.floor(i / 15) * 110, (i % 4) * 20] as const }
  })
  products.assembly('Rack', placed)
  products.finish()
  return part.toString('large-assembly.step')
}

/** The two that are large in triangles and in parts. */
export const largeModels = (): BenchModel[] => [
  { name: 'fine-part.step', step: Buffer.from(finePart()) },
  { name: 'large-assembly.step', step: Buffer.from(largeAssembly()) },
]

/** What the bench of the viewer shows, small files first. @param only the names that are wanted, or nothing for all */
export async function benchModels(only: readonly string[]): Promise<BenchModel[]> {
  const models: BenchModel[] = [{ name: 'bracket.step', step: Buffer.from(bracketStep()) }]
  for (const name of publicFiles) {
    const path = join(folder, name)
    if (existsSync(path)) models.push({ name, step: await readFile(path) })
  }
  models.push(...largeModels())
  return models.filter(({ name }) => only.length === 0 || only.some((wanted) => name.includes(wanted)))
}
