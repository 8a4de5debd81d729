import { expect, test } from 'vitest'
import { placedAnnotations } from './placed-annotations.ts'
import { type PartMesh, type SceneNode, translation } from './scene.ts'

const mesh: PartMesh = {
  ...{ color: null, origin: [0, 0, 0], box: { min: [0, 0, 0], max: [1, 1, 1] }, solids: 1, triangles: 0 },
  ...{ positions: new Float32Array(), normals: new Float32Array(), groups: [], edges: new Uint32Array() },
  topology: {
    ...{ faceStarts: new Uint32Array(), surfaces: new Float32Array(), edgeStarts: new Uint32Array() },
    ...{ curves: new Float32Array(), edgeFaces: new Uint32Array() },
  },
}
const node = (product: string, x: number, children: SceneNode[] = []): SceneNode => ({
  ...{ name: product, product, matrix: x === 0 ? null : translation(x, 0, 0), color: null, firstFace: 0, children },
  mesh: children.length === 0 ? mesh : null,
})

/** The text of a product and its shape. Its entities begin at a number. */
const product = (at: number, name: string) => `
#${at}=PRODUCT('${name}','${name}','',());
#${at + 1}=PRODUCT_DEFINITION_FORMATION('','',#${at});
#${at + 2}=PRODUCT_DEFINITION('design','',#${at + 1},#9);
#${at + 3}=PRODUCT_DEFINITION_SHAPE('','',#${at + 2});
#${at + 4}=SHAPE_REPRESENTATION('',(),#${at + 6});
#${at + 5}=SHAPE_DEFINITION_REPRESENTATION(#${at + 3},#${at + 4});`
const usage = (at: number, parent: number, child: number) =>
  `\n#${at}=NEXT_ASSEMBLY_USAGE_OCCURRENCE('','','',#${parent + 2},#${child + 2},$);`
/** A line from 0 to 1 along x at a height, in a plane of a view. */
const line = (at: number, height: number, context = '$') => `
#${at}=ANNOTATION_CURVE_OCCURRENCE('',(),#${at + 1});
#${at + 1}=POLYLINE('',(#${at + 2},#${at + 3}));
#${at + 2}=CARTESIAN_POINT('',(0.,0.,${height}.));
#${at + 3}=CARTESIAN_POINT('',(1.,0.,${height}.));
#${at + 4}=(ANNOTATION_OCCURRENCE()ANNOTATION_PLANE((#${at}))GEOMETRIC_REPRESENTATION_ITEM());
#${at + 5}=(CHARACTERIZED_OBJECT(*,*)DRAUGHTING_MODEL()REPRESENTATION('view',(#${at + 4}),${context}));`
const related = (at: number, view: number, representation: number) =>
  `\n#${at}=MECHANICAL_DESIGN_AND_DRAUGHTING_RELATIONSHIP('','',#${view},#${representation});`

const whole = product(100, 'Whole')
const inWhole = (...parts: SceneNode[]) => [node('Whole', 0, parts)]
/** Where lines begin, and with which copy each goes. */
function placed(text: string, roots: readonly SceneNode[]) {
  const { segments, copies } = placedAnnotations(text, 'mm', roots)
  return copies.map((copy, i) => ({ x: segments[i * 6], z: segments[i * 6 + 2], copy }))
}

const pin = `${whole}${product(200, 'Pin')}${usage(300, 100, 200)}${usage(301, 100, 200)}`

test('a view is of the part to whose shape it is related, also by way of another view', () => {
  const text = `${pin}${line(400, 7)}
#500=DRAUGHTING_MODEL('all',(),$);${related(501, 405, 500)}${related(502, 500, 204)}`
  expect(placed(text, inWhole(node('Pin', 10), node('Pin', 20)))).toEqual([
    { x: 10, z: 7, copy: 0 },
    { x: 20, z: 7, copy: 1 },
  ])
})

test('a view that is related to nothing is of the part that has its context', () => {
  const roots = inWhole(node('Pin', 10), node('Pin', 20))
  expect(placed(`${pin}${line(400, 7, '#206')}`, roots)).toHaveLength(2)
  // of the whole: once
  expect(placed(`${pin}${line(400, 7, '#106')}`, roots)).toEqual([{ x: 0, z: 7, copy: 0 }])
})

test('of two parts with one name the first in the file is the first in the tree', () => {
  const text = `${pin.replace(usage(301, 100, 200), '')}${product(600, 'Pin')}${usage(301, 100, 600)}
${line(400, 7)}${related(501, 405, 604)}`
  expect(placed(text, inWhole(node('Pin', 10), node('Pin', 20)))).toEqual([{ x: 20, z: 7, copy: 1 }])
  // with another number of them than the file has nobody could tell
  expect(placed(text, inWhole(node('Pin', 10), node('Pin', 20), node('Pin', 30)))).toEqual([])
})

test('what belongs to nothing known is left out, unless all parts lie where they were drawn', () => {
  const text = `${pin}${line(400, 7)}`
  expect(placed(text, inWhole(node('Pin', 0), node('Pin', 20)))).toEqual([])
  expect(placed(text, inWhole(node('Pin', 0)))).toEqual([{ x: 0, z: 7, copy: 0 }])
})

test('what is in views of two parts is of neither', () => {
  const text = `${pin}${product(600, 'Cap')}${usage(302, 100, 600)}${line(400, 7)}
#500=DRAUGHTING_MODEL('other',(#400),$);${related(501, 405, 204)}${related(502, 500, 604)}`
  expect(placed(text, inWhole(node('Pin', 10), node('Pin', 20), node('Cap', 5)))).toEqual([])
})

test('more lines than anybody could read, over all copies, are left out', () => {
  const roots = (count: number) => inWhole(...Array.from({ length: count }, (_, i) => node('Pin', i + 1)))
  const points = Array.from({ length: 1001 }, (_, i) => `#${1000 + i}=CARTESIAN_POINT('',(${i}.,0.,0.));`)
  const long = line(400, 7).replace('(#402,#403)', `(${points.map((_, i) => `#${1000 + i}`).join()})`)
  const text = `${pin}${long}${points.join('\n')}${related(501, 405, 204)}`
  expect(placedAnnotations(text, 'mm', roots(200)).copies).toHaveLength(200_000)
  expect(placedAnnotations(text, 'mm', roots(201)).copies).toEqual([])
})
