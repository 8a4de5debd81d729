import type { Page } from '@playwright/test'

/** Bytes over the wire, as Chrome's DevTools protocol counts them, headers included. */
export interface Weight {
  scripts: number
  all: number
  files: { url: string; bytes: number }[]
}

/** Opens a URL with an empty cache, and weighs everything until nothing more arrives. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const responses = new Map<string, { url: string; isScript: boolean }>()
  const files: (Weight['files'][number] & { isScript: boolean })[] = []
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    responses.set(requestId, { url: response.url, isScript: type === 'Script' || /javascript/.test(response.mimeType) })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId)
    if (response) files.push({ ...response, bytes: encodedDataLength })
  })
  // biome-ignore lint/suspicious/noPlaywrightNetworkidle: everything that is loaded counts, so nothing may be pending
  await page.goto(url, { waitUntil: 'networkidle' })
  const sum = (list: typeof files) => list.reduce((total, file) => total + file.bytes, 0)
  return { scripts: sum(files.filter((file) => file.isScript)), all: sum(files), files }
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
