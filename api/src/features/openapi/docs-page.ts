import { createHash } from 'node:crypto'
import type { buildOpenApi } from '@kerf/shared-contracts/openapi'
import { docsStyle } from './docs-style.ts'
import { asText, type Node, nodeAt, nodesAt, showSchema } from './schema-text.ts'

type OpenApiDocument = ReturnType<typeof buildOpenApi>

const styleHash = createHash('sha256').update(docsStyle).digest('base64')

/** The page allows no script, and no style but its own. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`

/** Renders an OpenAPI document for people: every call by tag, then every schema. One page, so that it can be searched. */
export function renderDocs(document: OpenApiDocument): string {
  const root: Node = JSON.parse(JSON.stringify(document))
  const groups = groupByTag(root)
  const schemas = Object.entries(nodesAt(nodeAt(root, 'components'), 'schemas'))
  const title = `${asText(nodeAt(root, 'info').title)} API ${asText(nodeAt(root, 'info').version)}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<style>${docsStyle}</style>
</head>
<body>
<nav aria-label="Sections">
<p class="product">${title}</p>
<ul>${[...groups.keys()].map((tag) => `<li><a href="#tag-${tag}">${tag}</a></li>`).join('')}
<li><a href="#schemas">Schemas</a></li></ul>
<p><a href="/api/openapi.json">openapi.json</a></p>
</nav>
<main>
<h1>${title}</h1>
<p>${asText(nodeAt(root, 'info').description)} Send the token of a sign-in as <code>Authorization: Bearer …</code>. Every error
answers <a href="#schema-ErrorBody">ErrorBody</a>. Calls that take an <code>Idempotency-Key</code> act once per key.</p>
${[...groups].map(([tag, calls]) => `<section id="tag-${tag}"><h2>${tag}</h2>${calls.join('\n')}</section>`).join('\n')}
<section id="schemas"><h2>Schemas</h2>${schemas.map(([name, schema]) => schemaBox(name, schema)).join('\n')}</section>
</main>
</body>
</html>
`
}

/** @returns tag -> its calls, rendered; a call with several tags is listed under the first */
function groupByTag(root: Node): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  const paths = nodeAt(root, 'paths')
  for (const path of Object.keys(paths)) {
    for (const [method, call] of Object.entries(nodesAt(paths, path))) {
      const tag = Array.isArray(call.tags) && call.tags.length > 0 ? asText(call.tags[0]) : 'Other'
      groups.set(tag, [...(groups.get(tag) ?? []), callBox(method, path, call)])
    }
  }
  return new Map([...groups].sort(([a], [b]) => a.localeCompare(b)))
}

function callBox(method: string, path: string, call: Node): string {
  const parameters = Array.isArray(call.parameters) ? (call.parameters as Node[]) : []
  const bodies = Object.entries(nodesAt(nodeAt(call, 'requestBody'), 'content'))
  const responses = Object.entries(nodesAt(call, 'responses'))
  return `<details id="${asText(call.operationId)}">
<summary><span class="method ${asText(method)}">${asText(method)}</span> <code>${asText(path)}</code> <span class="what">${asText(call.summary)}</span></summary>
<p>${asText(call.description)}</p>
${parameters.length > 0 ? `<h4>Parameters</h4><table>${parameters.map(parameterRow).join('')}</table>` : ''}
${bodies.map(([type, media]) => `<h4>Body <small>${asText(type)}</small></h4>${pre(media.schema)}`).join('')}
${responses.map(([status, response]) => responseBox(status, response)).join('')}
</details>`
}

function parameterRow(parameter: Node): string {
  const mark = parameter.required === true ? '' : '?'
  return `<tr><td><code>${asText(parameter.name)}${mark}</code></td><td>${asText(parameter.in)}</td><td>${showSchema(parameter.schema)}</td></tr>`
}

function responseBox(status: string, response: Node): string {
  const media = Object.entries(nodesAt(response, 'content'))
  const failed = Number(status) >= 400
  const shapes = failed
    ? ''
    : media.map(([type, { schema }]) => `<p><small>${asText(type)}</small></p>${pre(schema)}`).join('')
  const lines = asText(response.description).split('\n').join('<br>')
  return `<h4>${asText(status)}</h4><p>${lines}</p>${shapes}`
}

function schemaBox(name: string, schema: Node): string {
  const words = schema.description === undefined ? '' : `<p>${asText(schema.description)}</p>`
  return `<details id="schema-${asText(name)}"><summary><code>${asText(name)}</code></summary>${words}${pre(schema)}</details>`
}

const pre = (schema: unknown) => `<pre>${showSchema(schema)}</pre>`
