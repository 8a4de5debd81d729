/**
 * What is used of occt-import-js, which brings no types: https://github.com/kovacsv/occt-import-js. Lengths are in
 * millimetres, colours red, green and blue from 0 to 1, linear.
 */
declare module 'occt-import-js' {
  export interface ImportedMesh {
    name: string
    color?: [number, number, number]
    /** The first and last triangle of each face among those of the mesh. */
    brep_faces: { first: number; last: number; color: [number, number, number] | null }[]
    attributes: { position: { array: number[] }; normal?: { array: number[] } }
    index: { array: number[] }
  }

  export interface ImportedNode {
    name: string
    /** Places in `meshes`. */
    meshes: number[]
    children: ImportedNode[]
  }

  export interface StepImport {
    root: ImportedNode
    meshes: ImportedMesh[]
  }

  type Result = { success: false } | ({ success: true } & StepImport)

  /** Starts the kernel. */
  export default function start(options: {
    /** The code of the kernel. */
    wasmBinary: ArrayBuffer
    print: () => void
    printErr: () => void
  }): Promise<{ ReadStepFile(content: Uint8Array, options: { linearUnit: 'millimeter' }): Result }>
}
