import { chromium } from 'playwright'
import { writeFileSync } from 'node:fs'
let browser
for (let i=0;i<200;i++){ try { browser = await chromium.connectOverCDP('http://127.0.0.1:9333'); break } catch { await new Promise(r=>setTimeout(r,500)) } }
const seen = new Map()
async function attach(page){ if(seen.has(page))return; const s = await page.context().newCDPSession(page); await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval',{interval:1000}); await s.send('Profiler.start'); seen.set(page,s); console.log('attached', page.url()) }
const end = Date.now()+Number(process.argv[2])*1000
while(Date.now()<end){ for (const c of browser.contexts()) for (const p of c.pages()) await attach(p).catch(e=>console.log(String(e).slice(0,100))); await new Promise(r=>setTimeout(r,300)) }
let n=0
for (const [p,s] of seen) { try { const {profile}=await s.send('Profiler.stop'); writeFileSync(`/tmp/prof${n++}.json`, JSON.stringify(profile)) } catch(e){console.log(String(e).slice(0,200))} }
process.exit(0)
