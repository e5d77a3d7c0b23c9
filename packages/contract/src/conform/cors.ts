import type { Call } from '../calls'
import type { Server } from './client'
import type { Run } from './run'

/** Request headers of the console. */
const requestHeaders = ['authorization', 'content-type', 'if-match', 'idempotency-key']

/** Checks the preflight request of a browser on another origin, once for each method and base. */
export async function checkPreflights(run: Run, { addresses, origin }: Server): Promise<void> {
  if (origin === null) return
  const seen = new Set<string>()
  for (const call of run.calls) {
    const key = `${call.base} ${call.method}`
    if (seen.has(key) || call.base === 'samples') continue
    seen.add(key)
    for (const fault of await preflightFaults(call, `${addresses[call.base]}${call.path}`, origin))
      run.fault(call, `preflight: ${fault}`)
  }
}

async function preflightFaults({ method }: Call, address: string, origin: string) {
  const { ok, status, headers } = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': requestHeaders.join(','),
    },
  })
  if (!ok) return [`expected a 2xx status, received ${status}`]
  const listOf = (name: string) => (headers.get(name) ?? '').toLowerCase().split(/,\s*/)
  const allowedOrigin = headers.get('Access-Control-Allow-Origin')
  const methods = listOf('Access-Control-Allow-Methods')
  const allowed = listOf('Access-Control-Allow-Headers')
  const missing = requestHeaders.filter((name) => !allowed.includes(name))
  return [
    ...(allowedOrigin === '*' || allowedOrigin === origin
      ? []
      : [
          `Access-Control-Allow-Origin: expected ${origin} or *, received ${allowedOrigin ?? 'none'}`,
        ]),
    ...(methods.includes(method.toLowerCase())
      ? []
      : [`Access-Control-Allow-Methods lacks ${method}`]),
    ...(missing.length === 0 ? [] : [`Access-Control-Allow-Headers lacks ${missing.join(', ')}`]),
  ]
}
