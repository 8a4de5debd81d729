import { AnnotatedProducts } from './annotated-products.ts'
import { annotationsIn } from './annotations.ts'
import { identity, isUnplaced, multiply, type SceneNode, transformPoint } from './scene.ts'

/** More line segments than this are no annotations that anybody could read. */
const mostSegments = 200_000

/** Line segments in the coordinates of the whole file. */
export interface AnnotationLines {
  /** Six numbers each, in millimetres. */
  segments: number[]
  /** The number of the placed copy that each goes with: of an assembly's annotations, its first. */
  copies: number[]
}

/** Where a product is placed. */
interface Place {
  world: readonly number[]
  copy: number
}

/**
 * The graphic annotations of a file, each at every place of the product it belongs to. Where that cannot be told, it is
 * left out, unless all parts lie where they were drawn.
 * @param text a STEP file as latin1
 * @param unit as its outline names it
 * @param roots as they were read, with all that was placed
 */
export function placedAnnotations(text: string, unit: string | null, roots: readonly SceneNode[]): AnnotationLines {
  const lines: AnnotationLines = { segments: [], copies: [] }
  const annotations = annotationsIn(text, unit)
  if (annotations.length === 0) return lines
  const products = new AnnotatedProducts(text)
  const [owners, places] = [products.owners(), placesOf(products, roots)]
  const anywhere: Place[] = isUnplaced(roots) ? [{ world: identity, copy: 0 }] : []
  const placed = annotations.map(({ id, segments }) => {
    const found = places.get(owners.get(id) ?? '') ?? []
    return { segments, at: found.length > 0 ? found : anywhere }
  })
  if (placed.reduce((sum, { segments, at }) => sum + (segments.length / 6) * at.length, 0) > mostSegments) return lines
  for (const { segments, at } of placed) for (const place of at) addAt(lines, segments, place)
  return lines
}

function addAt(lines: AnnotationLines, segments: readonly number[], { world, copy }: Place): void {
  for (let i = 0; i < segments.length; i += 3) {
    const [x = 0, y = 0, z = 0] = segments.slice(i, i + 3)
    lines.segments.push(...transformPoint(world, x, y, z))
    if (i % 6 === 0) lines.copies.push(copy)
  }
}

/**
 * Finds the places of each product by following the kernel's tree and the file's own at once. They are held together by
 * names, and among products of one name by their order.
 */
function placesOf(products: AnnotatedProducts, roots: readonly SceneNode[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  let copies = 0
  const walk = (nodes: readonly SceneNode[], definitions: readonly string[], parent: readonly number[]) => {
    const known = pairs(products, nodes, definitions)
    for (const node of nodes) {
      const [copy, definition] = [copies, known.get(node)]
      const world = node.matrix ? multiply(parent, node.matrix) : parent
      if (node.mesh) copies++
      walk(node.children, definition === undefined ? [] : products.childrenOf(definition), world)
      // where nothing is drawn, lines would hang in the air
      if (definition === undefined || copies === copy) continue
      const others = places.get(definition)
      if (others) others.push({ world, copy })
      else places.set(definition, [{ world, copy }])
    }
  }
  walk(roots, products.roots, identity)
  return places
}

/** The product that each node is, as far as that is sure. */
function pairs(
  products: AnnotatedProducts,
  nodes: readonly SceneNode[],
  definitions: readonly string[],
): Map<SceneNode, string> {
  const byName = Map.groupBy(definitions, (definition) => products.nameOf(definition))
  const found = new Map<SceneNode, string>()
  for (const [name, alike] of Map.groupBy(nodes, ({ product }) => product)) {
    const named = byName.get(name) ?? []
    const isSure = named.length === alike.length || new Set(named).size === 1
    if (isSure) alike.forEach((node, i) => void found.set(node, named[i] ?? named[0] ?? ''))
  }
  return found
}
