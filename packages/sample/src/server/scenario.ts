import { seededRandom } from '../random/random'
import { type Refusal, refuse } from './refuse'
import { environment } from './environment'
import { type Scenario, scenarios } from './scenarios'

/** An endpoint by method and path as it is declared, for example `GET /businesses/:secureToken`. */
export type EndpointName = `${string} /${string}`

/** Delay of the `slow` scenario, in milliseconds. */
export const slowness = 2000

const everywhere = '*'
const storageKey = 'sample-scenarios'

/** Scenarios of all calls (`*`), or of those of an endpoint. */
export type Scenarios = ReadonlyMap<EndpointName | typeof everywhere, Scenario>

const chosen = new Map<EndpointName | typeof everywhere, Scenario>()
const turns = new Map<EndpointName, number>()
let storage: Storage | null = null

/** Sets the scenario of all calls, or of one endpoint, which then no longer follows the rest. */
export function setScenario(scenario: Scenario, endpoint?: EndpointName): void {
  chosen.set(endpoint ?? everywhere, scenario)
  save()
}

/** Resets all scenarios. */
export function clearScenarios(): void {
  chosen.clear()
  turns.clear()
  save()
}

/**
 * Scenario of an endpoint's calls: its own, else the general one. A general refusal does not apply to sign-in, so that it is
 * possible to sign in and look at it.
 */
export function scenarioFor(endpoint: EndpointName): Scenario {
  const asked = environment().scenarios() ?? chosen
  const own = asked.get(endpoint)
  if (own) return own
  const general = asked.get(everywhere) ?? 'ok'
  return endpoint.includes(' /auth/') && Number(general) ? 'ok' : general
}

/** Refusal of a call in a scenario; null if the call continues. */
export function refusalIn(scenario: Scenario, endpoint: EndpointName): Refusal | null {
  switch (scenario) {
    case 'flaky':
      return isFlakyTurn(endpoint) ? refuse(503, 'server_error', 'server.busy') : null
    case '401':
      return refuse(401, 'unauthorized', 'access_token.invalid')
    case '403':
      return refuse(403, 'forbidden', 'role.refused')
    case '404':
      return refuse(404, 'not_found', 'record.missing')
    case '409':
      return refuse(409, 'state_conflict', 'decision.conflict')
    case '412':
      return refuse(412, 'stale_version', 'version.stale_record')
    case '422':
      return refuse(422, 'validation', 'body.invalid')
    case '429':
      return refuse(429, 'rate_limited', 'server.calls_limit', { retryAfter: 3 })
    case '500':
      return refuse(500, 'server_error', 'server.failed')
    default:
      return null
  }
}

/** Decides whether a call fails: one of every five, chosen by a seeded draw, so that every run is the same. */
function isFlakyTurn(endpoint: EndpointName): boolean {
  const turn = turns.get(endpoint) ?? 0
  turns.set(endpoint, turn + 1)
  return seededRandom(endpoint, Math.floor(turn / 5), 'flaky turn').integer(0, 4) === turn % 5
}

/** Scenarios of a page. */
export interface StoredScenarios {
  /** Those that change answers, in the notation of the address. Empty: none. */
  scenario: string
  /** Requested names that are no scenario. */
  unknown: readonly string[]
}

/** Stores scenarios in `place` from now on, and applies the stored ones. `search` is the address's query, whose `mock` replaces them. */
export function saveScenarios(place: Storage | null, search: string): StoredScenarios {
  storage = place
  const { scenarios, unknown } = readScenarios(askedIn(search) ?? read())
  chosen.clear()
  for (const [endpoint, scenario] of scenarios) chosen.set(endpoint, scenario)
  save()
  return { scenario: effectiveIn(chosen), unknown }
}

/** Scenarios that change answers, in the notation of the address; empty if there is none. */
export function effectiveIn(all: Scenarios): string {
  return textOf([...all].filter(([, scenario]) => scenario !== 'ok'))
}

function textOf(all: Iterable<[EndpointName | typeof everywhere, Scenario]>): string {
  return [...all]
    .map(([endpoint, scenario]) => (endpoint === everywhere ? scenario : `${endpoint}:${scenario}`))
    .join(',')
}

/** Scenarios requested by an address's query: `?mock=slow`, `?mock=GET /queues/summary:500,flaky`; null without the parameter. */
export function askedIn(search: string): string | null {
  const asked = new URLSearchParams(search).getAll('mock')
  return asked.length > 0 ? asked.join(',') : null
}

/** Parses requested scenarios, separated by commas; `unknown` lists the invalid ones. */
export function readScenarios(asked: string): { scenarios: Scenarios; unknown: string[] } {
  const made = new Map<EndpointName | typeof everywhere, Scenario>()
  const unknown: string[] = []
  for (const entry of asked.split(',')) {
    const [, endpoint, scenario] = /^(?:([A-Z]+ \/.*):)?(\w+)$/.exec(entry.trim()) ?? []
    if (isScenario(scenario)) made.set((endpoint as EndpointName) ?? everywhere, scenario)
    else if (entry !== '') unknown.push(entry)
  }
  return { scenarios: made, unknown }
}

function isScenario(value: unknown): value is Scenario {
  return scenarios.some((scenario) => scenario === value)
}

function read(): string {
  return storage?.getItem(storageKey) ?? ''
}

function save(): void {
  storage?.setItem(storageKey, textOf(chosen))
}
