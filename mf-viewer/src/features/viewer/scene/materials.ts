import {
  BackSide,
  DoubleSide,
  EqualStencilFunc,
  FrontSide,
  GLSL3,
  RawShaderMaterial,
  ReplaceStencilOp,
  type Texture,
  Vector4,
} from 'three'

/** How the state of a copy is told to the graphics card, as the fourth number beside its shift. */
export const copyState = { shown: 0, hidden: 1, lit: 2 } as const
/** Copies in one row of the texture that holds their states. */
export const statesInRow = 256

/** What all materials share. */
export interface SharedUniforms {
  copies: { value: Texture | null }
  /** What lies in front of this plane is cut away: normal, and distance from the middle. */
  plane: { value: Vector4 }
}

export const sharedUniforms = (): SharedUniforms => ({ copies: { value: null }, plane: { value: new Vector4() } })

const vertexShader = `
precision highp float;
precision highp sampler2D;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform sampler2D copies;
in vec3 position;
in vec4 normal;
in vec4 color;
in float owner;
out vec3 place;
out vec3 facing;
out vec3 paint;
void main() {
  int number = int(owner + 0.5);
  vec4 state = texelFetch(copies, ivec2(number % ${statesInRow}, number / ${statesInRow}), 0);
  place = position + state.xyz;
  facing = mat3(viewMatrix) * normal.xyz;
  paint = state.w > 1.5 ? mix(color.rgb, vec3(0.16, 0.53, 0.86), 0.6) : color.rgb;
  gl_Position = state.w > 0.5 && state.w < 1.5 ? vec4(2.0, 2.0, 2.0, 1.0) : projectionMatrix * viewMatrix * vec4(place, 1.0);
}`

const cutAway = `
#ifdef CUT
  if (dot(plane.xyz, place) > plane.w) discard;
#endif`

/** Three lamps that stand with the camera, and the plain cut face of a solid where one looks into it. */
const surfaceShader = `
precision highp float;
uniform vec4 plane;
uniform float opacity;
in vec3 place;
in vec3 facing;
in vec3 paint;
out vec4 drawn;
void main() {${cutAway}
#ifdef INSIDE
  float hatch = mod(gl_FragCoord.x + gl_FragCoord.y, 10.0) < 1.5 ? 0.7 : 1.0;
  drawn = vec4(mix(paint, vec3(0.93, 0.62, 0.44), 0.55) * hatch, 1.0);
#else
  vec3 n = normalize(facing);
  if (!gl_FrontFacing) n = -n;
  float key = max(dot(n, vec3(-0.337, 0.577, 0.744)), 0.0);
  float fill = max(dot(n, vec3(0.842, -0.105, 0.529)), 0.0);
  float light = 0.47 + 0.08 * n.y + 0.44 * key + 0.18 * fill;
  float shine = max(dot(n, vec3(-0.18, 0.31, 0.934)), 0.0);
  shine *= shine; shine *= shine; shine *= shine; shine *= shine;
  drawn = vec4(paint * light + 0.05 * key + 0.09 * shine, opacity);
#endif
}`

const plainShader = `
precision highp float;
uniform vec4 plane;
uniform vec4 tint;
in vec3 place;
in vec3 facing;
in vec3 paint;
out vec4 drawn;
void main() {${cutAway}
  drawn = tint;
}`

function material(shared: SharedUniforms, fragmentShader: string, tint = new Vector4(0, 0, 0, 1)) {
  return new RawShaderMaterial({
    ...{ vertexShader, fragmentShader, glslVersion: GLSL3, side: DoubleSide },
    uniforms: { ...shared, opacity: { value: 1 }, tint: { value: tint } },
  })
}

/** Surfaces, pushed back a little so that edges on them win. */
export function surfaceMaterial(shared: SharedUniforms): RawShaderMaterial {
  const made = material(shared, surfaceShader)
  return Object.assign(made, { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 })
}

/**
 * Surfaces from behind. Where something is cut one looks through the cut at them, and the solid is between: its cut face
 * is drawn in their place, and marked in the stencil.
 */
export function insideMaterial(shared: SharedUniforms): RawShaderMaterial {
  const made = surfaceMaterial(shared)
  Object.assign(made, { side: BackSide, defines: { INSIDE: 1 } })
  return Object.assign(made, marking(inside))
}

export function edgeMaterial(shared: SharedUniforms): RawShaderMaterial {
  return Object.assign(material(shared, plainShader, new Vector4(0.04, 0.07, 0.13, 0.62)), { transparent: true })
}

/** Lines of annotations, never cut. */
export const annotationMaterial = (shared: SharedUniforms): RawShaderMaterial => material(shared, plainShader)

/** Faces that are pointed at, over the surfaces. */
export function litMaterial(shared: SharedUniforms): RawShaderMaterial {
  const made = material(shared, plainShader, new Vector4(0.98, 0.55, 0.09, 0.72))
  return Object.assign(made, {
    ...{ transparent: true, depthWrite: false },
    ...{ polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -1 },
  })
}

/** What the stencil says of a pixel: whether one sees a surface there, or into a solid. */
const outside = 0
const inside = 1

const marking = (stencilRef: number) => ({ stencilWrite: true, stencilRef, stencilZPass: ReplaceStencilOp })

/** Cuts, or no longer does. */
export function setCut(material: RawShaderMaterial, isCut: boolean): void {
  if (Boolean(material.defines.CUT) === isCut) return
  if (isCut) material.defines.CUT = 1
  else delete material.defines.CUT
  material.needsUpdate = true
}

/** Leaves surfaces from behind to {@link insideMaterial}, or draws both sides again. */
export function setFrontOnly(material: RawShaderMaterial, isFrontOnly: boolean): void {
  Object.assign(material, marking(outside), { stencilWrite: isFrontOnly, side: isFrontOnly ? FrontSide : DoubleSide })
}

/** Keeps edges and lit faces off what is cut open: they lie behind it. */
export function setOutsideOnly(material: RawShaderMaterial, isOutsideOnly: boolean): void {
  Object.assign(material, { stencilWrite: isOutsideOnly, stencilRef: outside, stencilFunc: EqualStencilFunc })
}
