import type { IncomingMessage, ServerResponse } from 'node:http'
import { askedIn, readScenarios, type Scenarios, scenarios } from '@console/sample'

const name = 'scenario'

/**
 * A page whose address asks for scenarios, `?mock=slow`, has them for all calls of its browser from then on, until `?mock=ok`. What
 * is no scenario is said at once, in place of the page.
 * @returns whether the page is still to be sent
 */
export function takeScenarios({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const asked = askedIn(url.split('?')[1] ?? '')
  if (asked === null) return true
  const { unknown } = readScenarios(asked)
  if (unknown.length > 0) {
    response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end(
      `There is no scenario ${unknown.join(', ')}. There are: ${scenarios.join(', ')}.\n`,
    )
    return false
  }
  response.setHeader(
    'Set-Cookie',
    `${name}=${encodeURIComponent(asked)}; Path=/api; HttpOnly; SameSite=Strict`,
  )
  return true
}

/** What the browser of a request asked for before. */
export function scenariosOf(cookies: Record<string, string>): Scenarios {
  return readScenarios(cookies[name] ?? '').scenarios
}
