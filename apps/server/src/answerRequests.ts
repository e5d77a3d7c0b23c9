import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { BuiltConsole } from './console/readConsole'
import { sendConsole } from './console/sendConsole'
import type { Hosts } from './hosts'
import { callerAddress } from './limits/callerAddress'
import type { Log } from './process/log'
import { whileAnswering } from './request'
import { scenariosIn, sendScenario, takeScenarios } from './scenarioCookie'
import { setSecurityHeaders } from './securityHeaders'
import { endCurrentRequest, logError } from './surviveErrors'

/** Options of `answerRequests`. */
interface Answering {
  /** Answers a call, below `/api` and `/health`. */
  fetch: Parameters<typeof getRequestListener>[0]
  console: BuiltConsole
  hosts: Hosts
  /** Addresses of proxies whose `X-Forwarded-For` is trusted. */
  proxies: readonly string[]
  /** Set if `?mock=` in a page's address has an effect. */
  isDemo: boolean
  log: Log
}

/** Answers every request: calls with `fetch`, everything else with the console's files. It never throws. */
export function answerRequests({
  fetch,
  console,
  hosts,
  proxies,
  isDemo,
  log,
}: Answering): RequestListener {
  const answerCall = getRequestListener(fetch)
  const sendFile = sendConsole(console)

  function answerPage(request: IncomingMessage, response: ServerResponse) {
    if (!hosts.isOwn(request.headers.host)) return refuseHost(response)
    if (isDemo && (!takeScenarios(request, response) || sendScenario(request, response, console)))
      return
    sendFile(request, response)
  }

  return (request, response) => {
    const scenarios = isDemo ? scenariosIn(request) : new Map()
    const address = callerAddress(request, proxies)
    void whileAnswering({ id: randomUUID(), address, scenarios, response }, async () => {
      try {
        response.on('error', (error) => logError(error, log))
        request.url = originForm(request.url)
        setSecurityHeaders(response, hosts.isSecure(request.headers.host))
        if (isCall(request.url)) await answerCall(request, response)
        else answerPage(request, response)
      } catch (error) {
        logError(error, log)
        endCurrentRequest()
      }
    })
  }
}

/** Path and query of a request target, which a proxy may send with its scheme and host: RFC 9112, 3.2.2. */
function originForm(url = '/'): string {
  const absolute = /^https?:\/\/[^/?#]*/i.exec(url)
  if (!absolute) return url
  const rest = url.slice(absolute[0].length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

function isCall(url: string): boolean {
  return /^\/(api(\/|$)|health\/?($|\?))/.test(url)
}

/** Answers 421, in a sentence for the operator of the server. */
function refuseHost(response: ServerResponse): void {
  response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(
    'This server does not answer to this host name. Whoever runs it can allow it: PUBLIC_URL=https://console.example.com\n',
  )
}
