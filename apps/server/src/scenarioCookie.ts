import type { IncomingMessage, ServerResponse } from 'node:http'
import { askedIn, effectiveIn, readScenarios, type Scenarios, scenarios } from '@console/sample'
import { parse } from 'hono/utils/cookie'
import type { BuiltConsole } from './console/readConsole'

const name = 'scenario'
const configuration = '/config.json'

/**
 * Sets the scenarios in a page's address, `?mock=slow`: its browser stores them for all calls until `?mock=ok` or until it is
 * closed. Unknown scenarios are answered with 400 instead of the page.
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
    `${name}=${encodeURIComponent(asked)}; Path=/; HttpOnly; SameSite=Strict`,
  )
  return true
}

/** Scenarios that the browser of a request stores. */
export function scenariosIn(request: IncomingMessage): Scenarios {
  return readScenarios(parse(request.headers.cookie ?? '', name)[name] ?? '').scenarios
}

/**
 * Sends `config.json` with the scenarios that the browser stores as its `scenario`, so that the console can show them.
 * @returns whether it was sent: false for other files, and without scenarios
 */
export function sendScenario(
  request: IncomingMessage,
  response: ServerResponse,
  { files }: BuiltConsole,
): boolean {
  const scenario = effectiveIn(scenariosIn(request))
  const file = files.get(configuration)
  if (!file || request.url?.split('?')[0] !== configuration || scenario === '') return false
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  const content = JSON.parse(file.plain.body.toString()) as object
  response.end(JSON.stringify({ ...content, scenario }))
  return true
}
