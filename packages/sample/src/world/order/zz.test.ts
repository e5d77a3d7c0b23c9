import { Session } from 'node:inspector/promises'
import { test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { orderEndpoints } from './endpoints'
test('prof', async () => {
  const s = new Session()
  s.connect()
  await s.post('Profiler.enable')
  await s.post('Profiler.setSamplingInterval', { interval: 2000 })
  await s.post('Profiler.start')
  const t = setTimeout(() => undefined, 0)
  clearTimeout(t)
  const r = await callEverything(orderEndpoints, 10)
  const { profile } = await s.post('Profiler.stop')
  const self = new Map<string, number>()
  const byId = new Map(profile.nodes.map((n) => [n.id, n]))
  const parent = new Map<number, number>()
  for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id)
  const total = new Map<string, number>()
  const name = (n: any) =>
    `${n.callFrame.functionName || 'anon'} ${n.callFrame.url.split('/').slice(-2).join('/')}:${n.callFrame.lineNumber}`
  for (const [i, id] of profile.samples!.entries()) {
    const d = profile.timeDeltas![i]! / 1000
    const n = byId.get(id)!
    self.set(name(n), (self.get(name(n)) ?? 0) + d)
    const seen = new Set<string>()
    for (let k: number | undefined = id; k !== undefined; k = parent.get(k)) {
      const nm = name(byId.get(k)!)
      if (!seen.has(nm)) {
        seen.add(nm)
        total.set(nm, (total.get(nm) ?? 0) + d)
      }
    }
  }
  const top = (m: Map<string, number>) =>
    [...m]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 40)
      .map(([k, v]) => `${v.toFixed(0)} ${k}`)
      .join('\n')
  ;(await import('node:fs')).writeFileSync(
    '/tmp/prof.txt',
    `calls ${r.calls}\nSELF\n${top(self)}\nTOTAL\n${top(total)}`,
  )
}, 600_000)
