import { DoubleSide, GLSL3, RawShaderMaterial, type Texture, Vector2, Vector3, Vector4 } from 'three'

/** How the state of a copy is told to the graphics card, as the fourth number beside its shift. */
export const copyState = { shown: 0, hidden: 1, lit: 2 } as const
/** Copies in one row of the texture that holds their states. */
export const statesInRow = 256

/** What all materials share; each frame sets the camera's. */
export interface SharedUniforms {
  copies: { value: Texture | null }
  /** What lies in front of this plane is cut away: normal, and distance from the middle. */
  plane: { value: Vector4 }
  /** Of the light of sight: from a point, or in one direction. */
  eye: { value: Vector3 }
  look: { value: Vector3 }
  isFlat: { value: boolean }
  viewport: { value: Vector2 }
}

export const sharedUniforms = (): SharedUniforms => ({
  copies: { value: null },
  plane: { value: new Vector4() },
  eye: { value: new Vector3() },
  look: { value: new Vector3() },
  isFlat: { value: false },
  viewport: { value: new Vector2(1, 1) },
})

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

/**
 * Three lamps that stand with the camera. Where something is cut, one looks through the cut at surfaces from behind:
 * there the solid is, and its cut face is drawn in their place, hatched, at the depth of the plane.
 */
const surfaceShader = `
precision highp float;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform vec4 plane;
uniform vec3 eye;
uniform vec3 look;
uniform bool isFlat;
uniform float opacity;
in vec3 place;
in vec3 facing;
in vec3 paint;
out vec4 drawn;
void main() {${cutAway}
#ifdef CUT
  gl_FragDepth = gl_FragCoord.z;
  if (!gl_FrontFacing) {
    vec3 along = isFlat ? look : place - eye;
    float steep = dot(plane.xyz, along);
    vec3 start = isFlat ? place : eye;
    vec3 cut = start + along * ((plane.w - dot(plane.xyz, start)) / (abs(steep) < 1e-6 ? 1e-6 : steep));
    vec4 seen = projectionMatrix * viewMatrix * vec4(cut, 1.0);
    gl_FragDepth = clamp(seen.z / seen.w * 0.5 + 0.5, 0.0, 1.0);
    float hatch = mod(gl_FragCoord.x + gl_FragCoord.y, 9.0) < 1.5 ? 0.72 : 1.0;
    drawn = vec4(mix(paint, vec3(0.93, 0.6, 0.42), 0.62) * hatch, opacity);
    return;
  }
#endif
  vec3 n = normalize(facing);
  if (!gl_FrontFacing) n = -n;
  float key = max(dot(n, vec3(-0.337, 0.577, 0.744)), 0.0);
  float fill = max(dot(n, vec3(0.842, -0.105, 0.529)), 0.0);
  float light = 0.4 + 0.08 * n.y + 0.5 * key + 0.16 * fill;
#ifdef FINE
  float shine = max(dot(n, vec3(-0.18, 0.31, 0.934)), 0.0);
  shine *= shine; shine *= shine; shine *= shine; shine *= shine; shine *= shine;
  drawn = vec4(paint * light + 0.16 * shine, opacity);
#else
  drawn = vec4(paint * light, opacity);
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

interface Look {
  opacity?: number
  tint?: Vector4
  isFine?: boolean
}

function material(shared: SharedUniforms, fragmentShader: string, { opacity = 1, tint, isFine = false }: Look) {
  return new RawShaderMaterial({
    ...{ vertexShader, fragmentShader, glslVersion: GLSL3, side: DoubleSide },
    defines: isFine ? { FINE: 1 } : {},
    uniforms: { ...shared, opacity: { value: opacity }, tint: { value: tint ?? new Vector4(0, 0, 0, 1) } },
  })
}

/** Surfaces, pushed back a little so that edges on them win. @param isFine with a shine, for fast graphics cards */
export function surfaceMaterial(shared: SharedUniforms, isFine: boolean): RawShaderMaterial {
  const made = material(shared, surfaceShader, { isFine })
  return Object.assign(made, { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 })
}

export function edgeMaterial(shared: SharedUniforms): RawShaderMaterial {
  return Object.assign(material(shared, plainShader, { tint: new Vector4(0.04, 0.07, 0.13, 0.62) }), {
    transparent: true,
  })
}

/** Faces that are pointed at, over the surfaces. */
export function litMaterial(shared: SharedUniforms): RawShaderMaterial {
  const made = material(shared, plainShader, { tint: new Vector4(0.98, 0.55, 0.09, 0.72) })
  return Object.assign(made, {
    ...{ transparent: true, depthWrite: false },
    ...{ polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -1 },
  })
}

/** Cuts, or no longer does. */
export function setCut(material: RawShaderMaterial, isCut: boolean): void {
  if (Boolean(material.defines.CUT) === isCut) return
  if (isCut) material.defines.CUT = 1
  else delete material.defines.CUT
  material.needsUpdate = true
}
