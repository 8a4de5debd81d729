import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { systemChromium } from '../../scripts/lib/chromium.ts'
import { apiOf } from '../fixtures/api.ts'
import { startKerf } from '../fixtures/server.ts'
import { type BenchModel, benchModels } from './lib/step-models.ts'
import { Verdict } from './lib/verdict.ts'
import { soon } from './lib/waiting.ts'
import { serveOtherViewer } from './viewer/other-viewer.ts'

/**
 * How long a 3D model takes to be seen, and how it turns, where there is no graphics card: `npm run bench -- viewer
 * [--alone] [part of a file's name…]`. Online3DViewer shows the same files in the same run unless `--alone`.
 */
const isAlone = process.argv.includes('--alone')
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
/** Milliseconds that a picture may take until it is given up. */
const patience = 180_000
const turningTime = 3000
/** What Kerf is held to: milliseconds until a model is seen, frames a second, and parts of the other viewer's times. */
const bounds = { cold: 2000, second: 1500, framesPerSecond: 10, ofOtherCold: 1 / 2, ofOtherSecond: 1 / 10 }
const verdict = new Verdict()

interface Measured {
  cold: number
  second: number
  framesPerSecond: number
}

/** How a viewer is opened, how one knows that it shows the model, and how it is turned by one step. */
interface Viewer {
  url: (model: BenchModel) => string
  shows: string
  prepare?: (context: BrowserContext) => Promise<void>
  turn: 'by key' | 'by call'
}

/** What Online3DViewer puts into its page, as far as it is used here. */
interface OtherViewer {
  shown?: { GetViewer(): { navigation: { Orbit(x: number, y: number): void; Update(): void } } }
}

/** From the click until the graphics card has drawn what is on the screen. */
async function untilPicture(page: Page, viewer: Viewer, model: BenchModel): Promise<number> {
  const start = performance.now()
  await page.goto(viewer.url(model), { waitUntil: 'commit' })
  await page.waitForFunction((selector) => document.querySelector(selector) !== null, viewer.shows, {
    polling: 'raf',
    timeout: patience,
  })
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const gl = [...document.querySelectorAll('canvas')].map((canvas) => canvas.getContext('webgl2')).find(Boolean)
    // reading waits until everything before is drawn
    gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
  })
  return performance.now() - start
}

/** Frames a second while the model is turned without a pause, with all of them drawn at the end. */
function turning(page: Page, how: Viewer['turn']): Promise<number> {
  return page.evaluate(
    async ({ turn, time }) => {
      const canvas = document.querySelector('canvas')
      const gl = canvas?.getContext('webgl2')
      if (!canvas || !gl) return 0
      const other = (window as Window & OtherViewer).shown?.GetViewer()
      let frames = 0
      const start = performance.now()
      while (performance.now() - start < time) {
        if (turn === 'by key') canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
        else {
          other?.navigation.Orbit(10, 0)
          other?.navigation.Update()
        }
        await new Promise(requestAnimationFrame)
        frames++
      }
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
      return frames / ((performance.now() - start) / 1000)
    },
    { turn: how, time: turningTime },
  )
}

async function measure(viewer: Viewer, model: BenchModel): Promise<Measured> {
  // A new profile: nothing is cached.
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: [
      ...['--no-sandbox', '--disable-background-networking', '--no-first-run'],
      ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    ],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await viewer.prepare?.(context)
    const first = await context.newPage()
    const cold = await untilPicture(first, viewer, model)
    await first.close()
    const again = await context.newPage()
    const second = await untilPicture(again, viewer, model)
    return { cold, second, framesPerSecond: await turning(again, viewer.turn) }
  } finally {
    await browser.close()
  }
}

function report(model: string, who: string, { cold, second, framesPerSecond }: Measured): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`.padStart(9)
  console.log(
    `${model.padEnd(28)} ${who.padEnd(16)} cold ${seconds(cold)}  second ${seconds(second)}  turning ${framesPerSecond.toFixed(1).padStart(5)}/s`,
  )
}

/** @param other what the other viewer took, if it showed the model */
function judge(model: string, own: Measured | undefined, other: Measured | undefined): void {
  verdict.hold(own !== undefined, `${model}: shown`)
  if (!own) return
  const within = (what: 'cold' | 'second', limit: number, said: string) =>
    verdict.hold(own[what] < limit, `${model}: ${what} in ${own[what].toFixed(0)} ms, of ${limit.toFixed(0)} ms${said}`)
  within('cold', bounds.cold, '')
  within('second', bounds.second, '')
  verdict.hold(
    own.framesPerSecond >= bounds.framesPerSecond,
    `${model}: turned at ${own.framesPerSecond.toFixed(1)} of ${bounds.framesPerSecond} frames a second`,
  )
  if (!other) return
  within('cold', other.cold * bounds.ofOtherCold, ", half of Online3DViewer's time")
  within('second', other.second * bounds.ofOtherSecond, ", a tenth of Online3DViewer's time")
}

const kerf = await startKerf({ RATE_LIMIT_FACTOR: '1000000', KERF_CHECK_ANSWERS: '0' })
const models = await benchModels(wanted)
const other = isAlone ? null : await serveOtherViewer(models)
try {
  const api = apiOf(kerf)
  const { token } = await api.newCustomer()
  const rfq = await api.submitRfq(token)
  const ids = new Map<string, string>()
  for (const { name, step } of models) {
    const [file] = await api.upload(token, rfq.id, [{ name, content: new Blob([new Uint8Array(step)]) }])
    if (!file) throw new Error(`${name} was not kept`)
    ids.set(name, file.id)
    const start = performance.now()
    const isReady = async () =>
      (await api.json<{ status: string }>('GET', `/api/files/${file.id}/geometry`, token)).status === 'ready'
    const took = await soon(isReady, patience).then(
      () => `was ready after ${((performance.now() - start) / 1000).toFixed(1)} s`,
      () => `was not ready within ${patience / 1000} s`,
    )
    console.log(`${name}: ${(step.length / 1000).toFixed(0)} kB, its model ${took}`)
  }
  const viewers: [string, Viewer][] = [
    [
      'Kerf',
      {
        url: ({ name }) => `${kerf.url}/test-viewer?fileId=${ids.get(name)}`,
        shows: '[role="toolbar"][aria-label="View"]',
        prepare: async (context) => {
          await context.addCookies([{ name: 'kerf_session', value: token, url: kerf.url }])
          await context.addInitScript((value) => localStorage.setItem('kerf.session', value), token)
        },
        turn: 'by key',
      },
    ],
  ]
  if (other) {
    const url = ({ name }: BenchModel) => `${other.url}/show/${encodeURIComponent(name)}`
    viewers.push(['Online3DViewer', { url, shows: 'body[data-loaded]', turn: 'by call' }])
  }
  for (const model of models) {
    const shown: (Measured | undefined)[] = []
    for (const [who, viewer] of viewers) {
      const measured = await measure(viewer, model).catch((error: unknown) => {
        console.log(`${model.name.padEnd(28)} ${who.padEnd(16)} ${String(error).split('\n')[0]}`)
        return undefined
      })
      if (measured) report(model.name, who, measured)
      shown.push(measured)
    }
    judge(model.name, shown[0], shown[1])
  }
  verdict.end()
} finally {
  other?.server.close()
  await kerf.remove()
}
