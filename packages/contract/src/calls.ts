import { type DeclaredEndpoint, type DeclaredRefusal, declarationOf } from '@console/sample'
import type { HttpHandler } from 'msw/http'

/** One call of the contract: what its endpoint was declared as, and what follows from that. */
export interface Call extends DeclaredEndpoint {
  /** `POST /orders/{token}/decisions`; below the address of its base. */
  name: string
  /** The same as one word: `postOrdersByTokenDecisions`. */
  id: string
  /** With names in braces: `/orders/{token}/decisions`. */
  template: string
  /** The names in its path. */
  segments: readonly string[]
  /** What calls belong together: the resource, or the first part of the path. */
  group: string
  /** All that it can be refused with. */
  refusals: readonly DeclaredRefusal[]
}

/** Where each base is, and the server itself. */
export type Addresses = Readonly<Record<Call['base'], string>>

/**
 * The calls that handlers answer, in the order of their groups and paths.
 * @param others what a server answers beside them
 * @throws Error for two of the same method and path, also where their bases differ
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
    if (ids.has(id)) throw new Error(`Two calls are ${name}: a document can have one`)
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
    // Nobody has to have the samples on a server.
    ...(declared.base === 'samples' && { isOptional: true }),
  }
}

function wordOf(part: string): string {
  const words = part.replace(':', 'by-').split(/[^A-Za-z0-9]/)
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
}

/** What every call like this can be refused with, and what this one adds to it. */
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
  // Specification 8: sample calls answer always with 200, but for what cannot be read.
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

/** By their code units: the same order on every machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
