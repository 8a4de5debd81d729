import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.ts'
import type { BenchModel } from '../lib/step-models.ts'

/** Where Online3DViewer looks for its STEP reader; here it comes from this machine, so that no network is timed. */
const readerAddress = /https:\/\/cdn\.jsdelivr\.net\/npm\/occt-import-js@[\d.]+\/dist\//g

const page = (model: string) => `<!doctype html><meta charset="utf-8"><title>Online3DViewer</title>
<style>html,body,#viewer{margin:0;width:100%;height:100%;overflow:hidden}</style><div id="viewer"></div>
<script src="/o3dv.min.js"></script><script>
const viewer = new OV.EmbeddedViewer(document.getElementById('viewer'), {
  backgroundColor: new OV.RGBAColor(240, 243, 247, 255),
  onModelLoaded: () => { document.body.dataset.loaded = 'yes' },
})
window.shown = viewer
viewer.LoadModelFromUrlList([location.origin + '/models/${encodeURIComponent(model)}'])
</script>`

/** Serves Online3DViewer with its STEP reader and these models. It reads the STEP file in the browser. */
export async function serveOtherViewer(models: readonly BenchModel[]): Promise<{ url: string; server: Server }> {
  const engine = await readFile(join(root, 'node_modules/online-3d-viewer/build/engine/o3dv.min.js'), 'utf8')
  const server = createServer(async ({ url = '/', headers }, response) => {
    const [, kind = '', name = ''] = decodeURIComponent(url).split('/')
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'content-type': type, 'cache-control': 'private, max-age=3600' }).end(body)
    const model = models.find((one) => one.name === name)
    // its worker is a blob, from which only whole addresses lead anywhere
    if (kind === 'o3dv.min.js')
      send('text/javascript', engine.replaceAll(readerAddress, `http://${headers.host}/reader/`))
    else if (kind === 'reader' && /^[\w.-]+$/.test(name)) {
      const file = await readFile(join(root, 'node_modules/occt-import-js/dist', name))
      send(name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript', file)
    } else if (kind === 'models' && model) send('application/octet-stream', model.step)
    else if (kind === 'show' && model) send('text/html', page(model.name))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // a server that listens on a port has an address of this kind
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
