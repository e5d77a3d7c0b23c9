import { type DeclaredEndpoint, type DeclaredRefusal, declarationOf } from '@console/sample'
import type { HttpHandler } from 'msw/http'

/** A call of the contract: the declaration of its endpoint, and what is derived from it. */
export interface Call extends DeclaredEndpoint {
  /** Relative to the address of its base: `POST /orders/{token}/decisions`. */
  name: string
  /** `name` as an identifier: `postOrdersByTokenDecisions`. */
  id: string
  /** Path with its parameters in braces: `/orders/{token}/decisions`. */
  template: string
  /** Names of the path parameters. */
  segments: readonly string[]
  /** Group of the call: its resource, or the first part of its path. */
  group: string
  /** All refusals that it may answer with. */
  refusals: readonly DeclaredRefusal[]
}

/** Address of each base, and of the server itself. */
export type Addresses = Readonly<Record<Call['base'], string>>

/**
 * The calls that have handlers, sorted by group and path.
 * @param others calls that a server answers without a handler
 * @throws Error for two calls with the same method and path, even if their bases differ
 */
export function callsOf(
  handlers: readonly HttpHandler[],
  others: readonly DeclaredEndpoint[] = [],
): Call[] {
  const calls = [...handlers.flatMap((handler) => declarationOf(handler) ?? []), ...others]
    .map(callOf)
    .toSorted((one, other) => compare(keyOf(one), keyOf(other)))
  const ids = new Set<string>()
  for (const { id, name } of calls) {
    if (ids.has(id)) throw new Error(`${name} is declared twice`)
    ids.add(id)
  }
  return calls
}

function callOf(declared: DeclaredEndpoint): Call {
  const { method, path, resource } = declared
  const template = path.replaceAll(/:(\w+)/g, '{$1}')
  const parts = path.split('/').slice(1)
  return {
    ...declared,
    name: `${method} ${template}`,
    id: method.toLowerCase() + parts.map(wordOf).join(''),
    template,
    segments: [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
    group: resource?.id ?? parts[0] ?? '',
    refusals: refusalsOf(declared),
    // A server need not offer the samples.
    ...(declared.base === 'samples' && { isOptional: true }),
  }
}

function wordOf(part: string): string {
  const words = part.replace(':', 'by-').split(/[^A-Za-z0-9]/)
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
}

/** Adds the refusals of all calls of this shape to those that the call declares. */
function refusalsOf({
  base,
  roles,
  path,
  query,
  body,
  maxBody,
  isOnce,
  isMatched,
  refusals = [],
}: DeclaredEndpoint) {
  const isOpen = roles === 'public'
  // Specification 8: sample calls always answer 200, except to a malformed request.
  const isSample = base === 'samples'
  const all: DeclaredRefusal[] = [
    ...(body || isMatched ? [{ status: 400, code: 'malformed_request' }] : []),
    ...(isOpen ? [] : [{ status: 401, code: 'unauthorized' }]),
    ...(isOpen ? [] : [{ status: 403, code: 'forbidden' }]),
    ...(path.includes('/:') ? [{ status: 404, code: 'not_found' }] : []),
    ...(maxBody === undefined ? [] : [{ status: 413, code: 'too_large' }]),
    ...((query && !isSample) || body ? [{ status: 422, code: 'validation' }] : []),
    ...(isOnce ? [{ status: 422, code: 'idempotency_mismatch' }] : []),
    ...((isOnce && !isSample) || isMatched ? [{ status: 428, code: 'precondition_required' }] : []),
    { status: 429, code: 'rate_limited' },
    ...refusals,
  ]
  const byText = new Map(all.map((refusal) => [JSON.stringify(refusal), refusal]))
  return [...byText.values()].toSorted((one, other) => one.status - other.status)
}

const bases = ['server', 'business', 'catalogue', 'gateway', 'samples']
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

function keyOf({ base, group, template, method }: Call): string {
  return [bases.indexOf(base), group, template, methods.indexOf(method)].join(' ')
}

/** Compares by code units, so that the order is the same on every machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
