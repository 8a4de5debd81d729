/** The parts of an OpenAPI document that the page shows. */
export type Node = Record<string, unknown>

/** @returns `value` escaped for HTML */
export function asText(value: unknown): string {
  const text = value === undefined ? '' : String(value)
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function nodeAt(node: Node, key: string): Node {
  const value = node[key]
  return isNode(value) ? value : {}
}

/** @returns the nodes under `key`, by name */
export function nodesAt(node: Node, key: string): Record<string, Node> {
  return Object.fromEntries(
    Object.entries(nodeAt(node, key)).filter((entry): entry is [string, Node] => isNode(entry[1])),
  )
}

/** @returns a JSON schema as HTML, written much as TypeScript writes types; named schemas are links */
export function showSchema(schema: unknown, indent = ''): string {
  if (!isNode(schema)) return 'unknown'
  if (typeof schema.$ref === 'string') {
    const name = asText(schema.$ref.split('/').at(-1))
    return `<a href="#schema-${name}">${name}</a>`
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return choices.map((choice) => showSchema(choice, indent)).join(' | ')
  if (Array.isArray(schema.allOf)) return schema.allOf.map((part) => showSchema(part, indent)).join(' &amp; ')
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => asText(JSON.stringify(value))).join(' | ')
  if (schema.const !== undefined) return asText(JSON.stringify(schema.const))
  if (Array.isArray(schema.type)) return schema.type.map((type) => showSchema({ ...schema, type }, indent)).join(' | ')
  if (schema.type === 'array') return `${showSchema(schema.items, indent)}[]`
  if (schema.type === 'object') return showObject(schema, indent)
  return showPlain(schema)
}

function showObject(schema: Node, indent: string): string {
  const properties = Object.entries(nodesAt(schema, 'properties'))
  if (properties.length === 0) {
    return isNode(schema.additionalProperties)
      ? `{ [name]: ${showSchema(schema.additionalProperties, indent)} }`
      : '{ }'
  }
  const required = Array.isArray(schema.required) ? schema.required : []
  const inner = `${indent}  `
  const lines = properties.map(([name, property]) => {
    const words = property.description === undefined ? '' : ` <span class="note">${asText(property.description)}</span>`
    return `${inner}${asText(name)}${required.includes(name) ? '' : '?'}: ${showSchema(property, inner)}${words}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

const facets = ['format', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'default'] as const

function showPlain(schema: Node): string {
  const said = facets.filter((facet) => schema[facet] !== undefined).map((facet) => `${facet} ${asText(schema[facet])}`)
  const type = asText(schema.type ?? 'unknown')
  return said.length === 0 ? type : `${type} <span class="note">(${said.join(', ')})</span>`
}
