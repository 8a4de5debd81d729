import { z } from 'zod'
import { basedOn } from './based-on.ts'
import { byId, download, endpoint, signedIn } from './endpoint.ts'

/** What the server found in a STEP file. Sizes in millimetres. */
export const GeometryFacts = z
  .object({
    sizeMm: z.tuple([z.number(), z.number(), z.number()]),
    triangles: z.number().int(),
    parts: z.number().int(),
    instances: z.number().int(),
    solids: z.number().int().describe('Closed solids over all instances; 0 for a file of surfaces only'),
    unit: z
      .string()
      .nullable()
      .describe('The unit that the file declares; null if it declares none, several, or one without a short name'),
  })
  .meta({ id: 'GeometryFacts' })

/** A point or direction along x, y and z. */
const Xyz = z.tuple([z.number(), z.number(), z.number()])
const FaceNumbers = z
  .array(z.number().int())
  .describe(
    'Numbers of faces: places in one walk over all faces of the file (TopExp_Explorer over FACE, from 0, every placed copy anew)',
  )

/** A hole, in the first copy of its body. */
export const HoleFacts = z
  .object({
    kind: z.enum(['through', 'blind', 'counterbore', 'countersink', 'inner']).describe('inner: closed at both ends'),
    isThrough: z.boolean(),
    diameterMm: z.number().describe('Of its narrowest bore'),
    widestMm: z.number().describe('Of its widest bore or sink'),
    depthMm: z.number().describe('From its mouth to where its bore ends, without the point of the drill'),
    ratio: z.number().describe('Depth by diameter'),
    axis: Xyz.describe('The way that a drill goes'),
    at: Xyz.describe('The middle of its mouth, in millimetres, as the file counts'),
    faces: FaceNumbers,
    body: z.number().int().describe('Place in bodies'),
  })
  .meta({ id: 'HoleFacts' })
export type HoleFacts = z.output<typeof HoleFacts>

export const BodyFacts = z
  .object({
    firstFaces: z
      .array(z.number().int())
      .describe('Number of the first face of each copy; features name the faces of the first copy'),
    faceCount: z.number().int(),
    facePlaces: z
      .record(z.string(), z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]))
      .optional()
      .describe(
        'Boxes around the faces that features name, by their numbers, as the file counts: least and greatest x, y and z. The model may number faces differently',
      ),
    isSolid: z.boolean(),
    sizeMm: Xyz,
    volumeMm3: z.number().nullable(),
    areaMm2: z.number(),
    stockMm: Xyz.describe('The block to cut it from'),
    setups: z.array(Xyz).describe('Directions that a tool must come from to reach every face'),
    unreachable: FaceNumbers.describe('Faces that no tool reaches along a straight line'),
    turnedShare: z.number().describe('Share of the area that turns around one axis'),
    turned: z.object({ axis: Xyz, diameterMm: z.number(), lengthMm: z.number() }).nullable(),
    wall: z.object({ thicknessMm: z.number(), at: Xyz, faces: FaceNumbers }).nullable().describe('The thinnest wall'),
  })
  .meta({ id: 'BodyFacts' })
export type BodyFacts = z.output<typeof BodyFacts>

/** What the server measured in a STEP file, before any picture is made. */
export const PartFacts = z
  .object({
    sizeMm: Xyz.describe('Exact extents along x, y and z'),
    volumeMm3: z.number().nullable(),
    noVolume: z.enum(['open_surfaces']).nullable().describe('Why there is no volume, or not all'),
    areaMm2: z.number(),
    solids: z.number().int().describe('Closed solids, every copy counted'),
    faces: z.number().int().describe('Faces, every copy counted'),
    faceKinds: z.object({
      plane: z.number().int(),
      cylinder: z.number().int(),
      cone: z.number().int(),
      sphere: z.number().int(),
      torus: z.number().int(),
      freeform: z.number().int(),
    }),
    instances: z.number().int().describe('Copies of all bodies'),
    bodies: z.array(BodyFacts).describe('Each solid or surface once, however often it is placed'),
    holes: z.array(HoleFacts),
    sharpCorners: z.array(z.object({ faces: FaceNumbers, body: z.number().int() })),
    wallMm: z.number().nullable().describe('The thinnest wall of all bodies'),
    setups: z.number().int().describe('Most setup directions of one body'),
    stockMm3: z.number().describe('Of all copies'),
    buyToFly: z.number().nullable().describe('Stock by volume'),
    isCutShort: z.boolean().describe('There was no time to look for walls, setups and corners in every body'),
    unit: z
      .string()
      .nullable()
      .describe(
        'The unit that the file declares, `several`, or `other` where there is no short name for it; null for none',
      ),
    products: z.array(z.string()).describe('Names of the products in the file, at most 50'),
    authorSystem: z.string().nullable(),
    annotations: z.number().int().describe('Graphic PMI annotations'),
    tolerances: z.number().int().describe('Geometric tolerances'),
    dimensions: z.number().int(),
  })
  .meta({ id: 'PartFacts' })
export type PartFacts = z.output<typeof PartFacts>

/** What people say a file's numbers mean: what was read, or one of these instead. */
export const MeantUnit = z.enum(['as_read', 'mm', 'in'])
export type MeantUnit = z.output<typeof MeantUnit>

export const FileFacts = z
  .object({
    fileId: z.uuid(),
    status: z.enum(['queued', 'running', 'ready', 'failed']),
    facts: PartFacts.nullable().describe('In the unit that was meant'),
    meantUnit: MeantUnit.nullable().describe('What somebody answered; null while nobody has'),
    unitQuestion: z
      .object({ sizeMm: Xyz, otherUnit: z.enum(['mm', 'in']), otherSizeMm: Xyz })
      .nullable()
      .describe('Asked of a file whose size is hard to believe: is it so, or are its numbers in the other unit?'),
    code: z.string().nullable(),
    message: z.string().nullable().describe('Why there are no facts, for a person'),
  })
  .meta({ id: 'FileFacts' })
export type FileFacts = z.output<typeof FileFacts>

export const Geometry = z
  .object({
    fileId: z.uuid(),
    fileName: z.string(),
    size: z.number().int().describe('Bytes of the STEP file'),
    status: z.enum(['queued', 'running', 'ready', 'failed']),
    facts: GeometryFacts.nullable(),
    modelUrl: z.string().nullable().describe('Where the binary glTF is read once ready'),
    code: z.string().nullable(),
    message: z.string().nullable().describe('Why there is no model, for a person'),
  })
  .meta({ id: 'Geometry' })
export type Geometry = z.output<typeof Geometry>

export const getFileGeometry = endpoint({
  method: 'get',
  path: '/api/files/:id/geometry',
  access: signedIn,
  summary: "The state of a STEP file's 3D model, and what was found in the file",
  spec: "docs/product/files.md, '3D viewer'",
  params: byId,
  response: Geometry,
  errors: ['file.not_found', 'geometry.not_step'],
  tags: ['File', 'FileStage'],
})

export const getFileFacts = endpoint({
  method: 'get',
  path: '/api/files/:id/facts',
  access: signedIn,
  summary: 'What was measured in a STEP file: size, volume, holes, walls, setups',
  spec: "docs/product/files.md, 'Facts'",
  params: byId,
  response: FileFacts,
  errors: ['file.not_found', 'geometry.not_step'],
  tags: ['File', 'FileStage'],
})

export const answerFileUnit = endpoint({
  method: 'put',
  path: '/api/files/:id/unit',
  access: ['customer', 'admin'],
  summary: 'Say in which unit the numbers of a drawing are meant',
  spec: "docs/product/files.md, 'Facts'",
  params: byId,
  body: z
    .object({ meantUnit: MeantUnit, basedOn: basedOn({ meantUnit: MeantUnit.nullable() }) })
    .meta({ id: 'AnswerFileUnitBody' }),
  response: FileFacts,
  errors: ['file.not_found', 'geometry.not_step', 'auth.read_only', 'write.stale'],
  tags: ['File'],
  limit: 'edit',
})

export const viewFilePicture = endpoint({
  method: 'get',
  path: '/api/files/:id/picture',
  access: signedIn,
  summary: 'A small picture of a STEP file, 512 pixels wide and high, on a transparent background',
  spec: "docs/product/files.md, 'Pictures'",
  params: byId,
  response: download('image/webp'),
  errors: ['file.not_found', 'file.no_picture'],
})

export const downloadFileModel = endpoint({
  method: 'get',
  path: '/api/files/:id/geometry/model',
  access: signedIn,
  summary: 'The 3D model of a STEP file as binary glTF',
  spec: "docs/product/files.md, '3D viewer'",
  params: byId,
  response: download('model/gltf-binary'),
  errors: ['file.not_found', 'geometry.not_step', 'geometry.not_ready'],
})
