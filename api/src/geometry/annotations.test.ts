import { expect, test } from 'vitest'
import { annotationsIn } from './annotations.ts'

const annotationLines = (text: string, unit: string | null) =>
  annotationsIn(text, unit).flatMap(({ segments }) => segments)

const tessellated = `
#1=TESSELLATED_ANNOTATION_OCCURRENCE('Linear Size.1',(#90),#2);
#2=TESSELLATED_GEOMETRIC_SET('it''s #7',(#3,#4));
#3=TESSELLATED_CURVE_SET('',#5,((1,2),(2, 3)));
#4=COMPLEX_TRIANGULATED_SURFACE_SET('',#5,3,((0.,0.,1.)),(),(),());
#5=COORDINATES_LIST('',3,((0.,0.,0.),(1.,0.,0.),(1.,2.5E-1,-4.)));
#6=TESSELLATED_CURVE_SET('no annotation',#5,((1,3)));`

const polylines = `
#1=ANNOTATION_CURVE_OCCURRENCE('',(#90),#2);
#2=GEOMETRIC_CURVE_SET('',(#3,#4));
#3=POLYLINE('',(#5,#6,#7));
#4=CIRCLE('',#8,2.);
#5=CARTESIAN_POINT('',(0.,0.,0.));
#6=CARTESIAN_POINT('',(1.,0.,0.));
#7=CARTESIAN_POINT('',(1.,2.5E-1,-4.));
#9=POLYLINE('no annotation',(#5,#7));`

const placed = tessellated.replace(
  "#2=TESSELLATED_GEOMETRIC_SET('it''s #7',(#3,#4));",
  `#2=(
GEOMETRIC_REPRESENTATION_ITEM()
REPOSITIONED_TESSELLATED_ITEM(#10)
REPRESENTATION_ITEM('size')
TESSELLATED_GEOMETRIC_SET((#3,#4))
TESSELLATED_ITEM()
);
#10=AXIS2_PLACEMENT_3D('',#11,#12,#13);
#11=CARTESIAN_POINT('',(100.,0.,0.));
#12=DIRECTION('',(0.,1.,0.));
#13=DIRECTION('',(0.,0.,1.));`,
)

const lines = [0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0.25, -4]

test.each([
  ['triangulated sets', tessellated],
  ['polylines', polylines],
  ['one polyline', polylines.replace('(#90),#2)', '(#90),#3)')],
])('lines of annotations are read from %s, and other lines are not', (_, text) => {
  expect(annotationLines(text, 'mm')).toEqual(lines)
})

test.each([
  ['a strip', 'COMPLEX_TRIANGULATED_SURFACE_SET', '(),((1,2,4,3)),()'],
  ['a fan', 'COMPLEX_TRIANGULATED_SURFACE_SET', '(),(),((1,2,3,4))'],
  ['triangles', 'TRIANGULATED_SURFACE_SET', '(),((1,2,3),(1,3,4))'],
  ['triangles by a list of places', 'TRIANGULATED_SURFACE_SET', '(4,3,2,1),((1,2,3),(1,3,4))'],
])('a filled letter of %s is drawn by its outline', (_, type, lists) => {
  const square = `
#1=TESSELLATED_ANNOTATION_OCCURRENCE('',(#90),#2);
#2=TESSELLATED_GEOMETRIC_SET('',(#3));
#3=${type}('',#5,4,((0.,0.,1.)),${lists});
#5=COORDINATES_LIST('',4,((0.,0.,0.),(1.,0.,0.),(1.,1.,0.),(0.,1.,0.)));`
  const drawn = annotationLines(square, 'mm')
  const sides = Array.from({ length: drawn.length / 6 }, (_side, i) => drawn.slice(i * 6, i * 6 + 6))
  // the four sides, and no diagonal
  const lengths = sides.map(([x = 0, y = 0, , toX = 0, toY = 0]) => Math.hypot(toX - x, toY - y))
  expect(lengths).toEqual([1, 1, 1, 1])
})

test('a set that is placed somewhere is drawn there', () => {
  // its x is the file's z, its y the file's x, its z the file's y
  expect(annotationLines(placed, 'mm')).toEqual([100, 0, 0, 100, 0, 1, 100, 0, 1, 100.25, -4, 1])
})

test('they are told in millimetres, and left out where the unit is not known', () => {
  expect(annotationLines(polylines, 'in')).toEqual(lines.map((value) => value * 25.4))
  expect(annotationLines(polylines, null)).toEqual([])
})

test('what is missing or damaged is left out', () => {
  expect(annotationLines(tessellated.replace('(1,2),(2, 3)', '(1,9),(2,3)'), 'mm')).toEqual(lines.slice(6))
  expect(annotationLines("#1=ANNOTATION_CURVE_OCCURRENCE('',(#90),#2);", 'mm')).toEqual([])
})
