/** The text of a JSON array, one element after the other, as they come. */
export async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const item of items) {
    yield before + JSON.stringify(item, null, 2)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

/** The text of a JSON object; a member that comes bit by bit becomes an array. */
export async function* jsonObject(members: Record<string, unknown>): AsyncGenerator<string> {
  let before = '{\n'
  for (const [name, value] of Object.entries(members)) {
    yield `${before}${JSON.stringify(name)}: `
    if (isAsyncIterable(value)) yield* jsonArray(value)
    else yield JSON.stringify(value, null, 2)
    before = ',\n'
  }
  yield '}\n'
}
