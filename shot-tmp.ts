import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const url='http://127.0.0.1:18080'
const [who, width, scheme, ...paths] = process.argv.slice(2)
const pw = who==='admin' ? ['admin@kerf.test','turning-and-milling-7','admin'] : who==='customer' ? ['dana@acme.example','milled-from-billet','customer'] : ['maya@brandt-cnc.example','milled-from-billet','supplier']
const r = await fetch(url+'/api/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:pw[0],password:pw[1],accountType:pw[2]})})
const body = await r.json(); const cookie = r.headers.getSetCookie().join(';')
const token = /kerf_session=([^;]+)/.exec(cookie)?.[1] ?? body.token
const h = Number(width) === 390 ? 844 : Number(width)===1024? 768 : 900
const c = await b.newContext({ viewport:{width:Number(width),height:h}, colorScheme: scheme as 'dark'|'light' })
await c.addCookies([{name:'kerf_session',value:token,url}])
await c.addInitScript((t)=>localStorage.setItem('kerf.session',t),token)
for (const p of paths) { const page = await c.newPage(); await page.goto(url+p); await page.waitForTimeout(3500); const n=`/tmp/k/s-${who}-${width}-${scheme}-${p.replace(/\W+/g,'_')}.png`; await page.screenshot({path:n}); console.log(n); await page.close() }
await b.close()
