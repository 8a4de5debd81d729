import type { TestApi } from './harness.ts'

/** Follows the live events of one session. */
export interface TestStream {
  /** @returns everything received, once the server has ended the stream */
  untilEnd(): Promise<string>
}

/** Opens the stream of `token`'s session, and resolves once the server listens for its events. */
export async function listenTo(api: TestApi, token: string): Promise<TestStream> {
  const response = await fetch(`${api.url}/api/live`, { headers: { authorization: `Bearer ${token}` } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const more = async () => {
    const { value, done } = (await reader?.read()) ?? { done: true }
    heard += value ?? ''
    return !done
  }
  // Its first bytes are written on opening; subscribing happens in the same step.
  await more()
  return {
    async untilEnd() {
      while (await more());
      return heard
    },
  }
}
