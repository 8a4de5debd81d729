/** Writes STEP Part 21 text, entity by entity. */
export type Vec3 = readonly [number, number, number]

/** A reference to a written entity, such as `#12`. */
export type Ref = `#${number}`

/** Text as Part 21 requires: non-ASCII becomes UTF-16 between `\X2\` and `\X0\`. */
export function part21Text(text: string): string {
  const encoded = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replace(/[^ -~]+/g, (run) => {
      const units = Array.from({ length: run.length }, (_, i) => run.charCodeAt(i).toString(16).padStart(4, '0'))
      return `\\X2\\${units.join('').toUpperCase()}\\X0\\`
    })
  return `'${encoded}'`
}

/** A real number always carries its point. */
function real(value: number): string {
  const text = String(Math.round(value * 1e9) / 1e9)
  return /[.e]/.test(text) ? text.replace('e', 'E') : `${text}.`
}

const list = (items: readonly string[]) => `(${items.join(',')})`

export class Part21 {
  readonly #lines: string[] = []

  add(entity: string): Ref {
    const ref: Ref = `#${this.#lines.length + 1}`
    this.#lines.push(`${ref}=${entity};`)
    return ref
  }

  point(at: Vec3): Ref {
    return this.add(`CARTESIAN_POINT('',${list(at.map(real))})`)
  }

  direction(along: Vec3): Ref {
    return this.add(`DIRECTION('',${list(along.map(real))})`)
  }

  /** A local frame: where it is, its z axis and its x axis. */
  placement(at: Vec3, z: Vec3, x: Vec3): Ref {
    return this.add(`AXIS2_PLACEMENT_3D('',${this.point(at)},${this.direction(z)},${this.direction(x)})`)
  }

  real(value: number): string {
    return real(value)
  }

  list(items: readonly string[]): string {
    return list(items)
  }

  /** The file as text. The same entities always give the same bytes. */
  toString(fileName: string): string {
    return [
      'ISO-10303-21;',
      'HEADER;',
      "FILE_DESCRIPTION(('Sample part'),'2;1');",
      `FILE_NAME(${part21Text(fileName)},'2026-01-05T08:00:00',('Kerf'),('Kerf'),'','Kerf samples','');`,
      "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
      'ENDSEC;',
      'DATA;',
      ...this.#lines,
      'ENDSEC;',
      'END-ISO-10303-21;',
      '',
    ].join('\n')
  }
}
