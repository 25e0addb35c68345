import { chromium } from '@playwright/test'
import { ensureBrowser } from './tests/support/find-browser.ts'
const b = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 1440, height: 900 } })
p.on('console', m => m.type()==='error' && console.log(m.text()))
p.on('requestfinished', async r => { if (r.url().includes('/trpc')) console.log(r.url().slice(21,300), (await r.response()).status()) })
for (const u of ['/order?service=9&product=31&count=500', '/order?service=1&count=100']) {
  await p.goto('http://localhost:4391' + u); await p.waitForTimeout(2500)
  console.log(u, await p.locator('.ready-leaf').count(), await p.locator('.ready-leaf').allTextContents())
}
await p.screenshot({ path: '/tmp/c-shot.png' })
await b.close()
