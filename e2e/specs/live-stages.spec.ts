import { setTimeout as pause } from 'node:timers/promises'
import { apiOf } from '../fixtures/api.ts'
import { startKerf } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { ViewerPage } from '../pages/viewer.ts'

const nothing =
  "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('','',(''),(''),'','','');\n" +
  "FILE_SCHEMA(('AUTOMOTIVE_DESIGN'));\nENDSEC;\nDATA;\n#1=CARTESIAN_POINT('',(0.,0.,0.));\nENDSEC;\nEND-ISO-10303-21;\n"

test('a page that waits for a file is told by another process when it is done, and does not keep asking', async ({
  openBrowser,
}) => {
  const worker = await startKerf()
  const front = await startKerf({
    DATABASE_URL: (await worker.databaseUrl()) ?? '',
    DATA_DIR: worker.dataDir,
    KERF_WORKERS: '0',
  })
  try {
    const { token } = await apiOf(worker).newCustomer()
    // Nobody reads files now.
    await worker.stop()
    const api = apiOf(front)
    const { id: rfqId } = await api.submitRfq(token)
    const [file] = await api.upload(token, rfqId, [{ name: 'nothing.step', content: nothing }])
    const page = await openBrowser(token, front.url)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith(`/api/files/${file?.id}/geometry`)) asked += 1
    })
    const streamed = page.waitForResponse((response) => response.url().includes('/api/live'))
    await new ViewerPage(page).open(file?.id ?? '')
    await expect(page.getByText('Waiting for its turn…')).toBeVisible()
    await streamed
    const before = asked
    // As long as five rounds of asking without live events.
    await pause(5000)
    expect(asked - before).toBeLessThanOrEqual(1)
    await worker.restart()
    await expect(page.getByText('This file holds no solids or surfaces to show.')).toBeVisible()
  } finally {
    await front.remove()
    await worker.remove()
  }
})
