/**
 * The text of a JSON array, streamed element by element.
 * @param present the JSON form of an item
 */
export async function* jsonArray<T>(items: AsyncIterable<T>, present: (item: T) => unknown): AsyncGenerator<string> {
  let before = '[\n'
  for await (const item of items) {
    yield before + JSON.stringify(present(item), null, 2)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** The text of a JSON object. @param long members whose text is streamed, after the others */
export async function* jsonObject(
  short: Record<string, unknown>,
  long: Record<string, AsyncIterable<string>>,
): AsyncGenerator<string> {
  let before = '{\n'
  for (const [name, value] of Object.entries(short)) {
    yield `${before}${JSON.stringify(name)}: ${JSON.stringify(value, null, 2)}`
    before = ',\n'
  }
  for (const [name, text] of Object.entries(long)) {
    yield `${before}${JSON.stringify(name)}: `
    yield* text
    before = ',\n'
  }
  yield '}\n'
}
