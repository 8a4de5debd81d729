import { multiply, type SceneNode } from './scene.ts'

/** Default names programs give to an unnamed body. */
const kindOfShape = /^(solid|compound|compsolid|shell|shape|body)[\d ._-]*$/i

/** Drops anything with nothing to show, and replaces an assembly of one nameless body with that part. */
export function tidy(nodes: readonly SceneNode[]): SceneNode[] {
  return nodes.flatMap((node) => {
    const children = tidy(node.children)
    if (!node.mesh && children.length === 0) return []
    const [only] = children
    if (!node.mesh && children.length === 1 && only?.mesh && (only.name === '' || kindOfShape.test(only.name))) {
      return [
        {
          ...only,
          name: node.name || only.name,
          product: node.product,
          matrix: combined(node, only),
          color: only.color ?? node.color,
        },
      ]
    }
    return [{ ...node, children }]
  })
}

function combined(outer: SceneNode, inner: SceneNode): readonly number[] | null {
  if (!outer.matrix || !inner.matrix) return outer.matrix ?? inner.matrix
  return multiply(outer.matrix, inner.matrix)
}
