import { draws } from '../draws/random'
import { type Refusal, refuse } from './refuse'
import { surroundings } from './surroundings'

/** What the sample backend can be told to make of a call. */
export const scenarios = [
  'ok',
  'empty',
  'one',
  'many',
  'slow',
  'flaky',
  'offline',
  '401',
  '403',
  '404',
  '409',
  '412',
  '422',
  '429',
  '500',
  'partial',
  'drift',
] as const

/**
 * `ok`: the world as it is · `empty`: a world without records · `one`: with one of each kind · `many`: with ten of each · `slow`: an answer after 2 s · `flaky`: one call of five is
 * refused with 503 · `offline`: no answer · a number: that refusal ·
 * `partial`: of a bulk decision every second record has changed meanwhile · `drift`: somebody changes each record right after it was
 * read.
 */
export type Scenario = (typeof scenarios)[number]

/** An endpoint by method and path as it is declared, for example `GET /businesses/:secureToken`. */
export type EndpointName = `${string} /${string}`

/** The `slow` scenario, in milliseconds. */
export const slowness = 2000

const everywhere = '*'
const storageKey = 'sample-scenarios'

/** What happens to calls: to all of them (`*`), or to those of an endpoint. */
export type Scenarios = ReadonlyMap<EndpointName | typeof everywhere, Scenario>

const chosen = new Map<EndpointName | typeof everywhere, Scenario>()
const turns = new Map<EndpointName, number>()
let storage: Storage | null = null

/** Sets what happens to all calls, or to those of one endpoint, which then no longer follows the rest. */
export function setScenario(scenario: Scenario, endpoint?: EndpointName): void {
  chosen.set(endpoint ?? everywhere, scenario)
  keep()
}

/** All calls are answered as they should be. */
export function clearScenarios(): void {
  chosen.clear()
  turns.clear()
  keep()
}

/**
 * What happens to the calls of an endpoint: its own scenario, else everybody's. A refusal that was set for everybody does
 * not reach sign-in, so that one can sign in and look at it.
 */
export function scenarioFor(endpoint: EndpointName): Scenario {
  const asked = surroundings().scenarios() ?? chosen
  const own = asked.get(endpoint)
  if (own) return own
  const general = asked.get(everywhere) ?? 'ok'
  return endpoint.includes(' /auth/') && Number(general) ? 'ok' : general
}

/** The refusal that a scenario means for this call; null where the call goes on. */
export function refusalIn(scenario: Scenario, endpoint: EndpointName): Refusal | null {
  switch (scenario) {
    case 'flaky':
      return isFlakyTurn(endpoint) ? refuse(503, 'server_error', 'The server is busy.') : null
    case '401':
      return refuse(401, 'unauthorized', 'Invalid access_token')
    case '403':
      return refuse(403, 'forbidden', 'Your role does not allow this.')
    case '404':
      return refuse(404, 'not_found', 'There is no such record.')
    case '409':
      return refuse(409, 'state_conflict', 'Someone else decided this first.')
    case '412':
      return refuse(412, 'stale_version', 'This record has changed since you opened it.')
    case '422':
      return refuse(422, 'validation', 'Some of this cannot be accepted.')
    case '429':
      return refuse(429, 'rate_limited', 'Too many calls in a short time.', { retryAfter: 3 })
    case '500':
      return refuse(500, 'server_error', 'Something went wrong on the server.')
    default:
      return null
  }
}

/** One call of every five fails; which one of them is drawn, so that it is the same in every run. */
function isFlakyTurn(endpoint: EndpointName): boolean {
  const turn = turns.get(endpoint) ?? 0
  turns.set(endpoint, turn + 1)
  return draws(endpoint, Math.floor(turn / 5), 'flaky turn').integer(0, 4) === turn % 5
}

/** The scenarios of a page. */
export interface KeptScenarios {
  /** Those that change answers, as an address asks for them. Empty: none. */
  scenario: string
  /** What the address asks for and is no scenario. */
  unknown: readonly string[]
}

/**
 * Keeps scenarios in `place` from now on, and applies those kept there. `search` is the address's query, whose `mock` replaces what
 * was kept.
 */
export function keepScenarios(place: Storage | null, search: string): KeptScenarios {
  storage = place
  const { scenarios, unknown } = readScenarios(askedIn(search) ?? read())
  chosen.clear()
  for (const [endpoint, scenario] of scenarios) chosen.set(endpoint, scenario)
  keep()
  return { scenario: effectiveIn(chosen), unknown }
}

/** The scenarios that change answers, as an address asks for them; empty where none does. */
export function effectiveIn(all: Scenarios): string {
  return textOf([...all].filter(([, scenario]) => scenario !== 'ok'))
}

function textOf(all: Iterable<[EndpointName | typeof everywhere, Scenario]>): string {
  return [...all]
    .map(([endpoint, scenario]) => (endpoint === everywhere ? scenario : `${endpoint}:${scenario}`))
    .join(',')
}

/** What an address's query asks for: `?mock=slow`, `?mock=GET /queues/summary:500,flaky`; null where it says nothing of it. */
export function askedIn(search: string): string | null {
  const asked = new URLSearchParams(search).getAll('mock')
  return asked.length > 0 ? asked.join(',') : null
}

/** Reads what an address asks for, several separated by commas; `unknown` is what is no scenario. */
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

function keep(): void {
  storage?.setItem(storageKey, textOf(chosen))
}
