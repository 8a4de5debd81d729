/**
 * What spreadsheets need of XML: elements by name, in their order, and their texts. It takes no entities but those that
 * XML itself has and looks nothing up, and its time grows with the length of the text alone.
 */

export interface XmlElement {
  attributes: string
  content: string
}

const isNameEnd = (character: string | undefined) => character === undefined || /[\s/>]/.test(character)

/** Every element of a name that is not inside another of it. @param name with its prefix, if the file uses one */
export function* elements(xml: string, name: string): Generator<XmlElement> {
  const [open, close] = [`<${name}`, `</${name}>`]
  let at = xml.indexOf(open)
  while (at >= 0) {
    const start = at + open.length
    if (!isNameEnd(xml[start])) {
      at = xml.indexOf(open, start)
      continue
    }
    const end = xml.indexOf('>', start)
    if (end < 0) return
    const isEmpty = xml[end - 1] === '/'
    const last = isEmpty ? end : xml.indexOf(close, end)
    if (last < 0) return
    yield { attributes: xml.slice(start, isEmpty ? end - 1 : end), content: isEmpty ? '' : xml.slice(end + 1, last) }
    at = xml.indexOf(open, last)
  }
}

/** The value of an attribute. */
export function attribute({ attributes }: XmlElement, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : plainText(value)
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Text with its entities resolved. */
export function plainText(xml: string): string {
  if (!xml.includes('&')) return xml
  return xml.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi, (whole, hex, digits, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(digits)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** The prefix that the elements of a file have, such as `x:`; usually none. */
export function prefixOf(xml: string, root: string): string {
  return new RegExp(`<([\\w.-]{1,20}:)${root}[\\s>/]`).exec(xml.slice(0, 4000))?.[1] ?? ''
}
