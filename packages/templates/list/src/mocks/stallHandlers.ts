import {
  bulkAnswer,
  bulkBody,
  decisionAnswer,
  decisionBody,
  forecastOf,
  forecastBulk,
  undoAnswer,
  undoBody,
} from '@console/core/resources'
import { counts, type Page, pageOf, selection } from '@console/core/contracts'
import type { Decision } from '@console/core/workflows'
import { endpoint, refuse, type Resolver, viewsHandlers } from '@console/sample'
import { systemAdmin } from '@console/core/permissions'
import type { StallMarket } from './stallMarket'
import { type Stall, stallRow, stallsResource } from './stalls'
import * as z from 'zod/mini'

const base = 'business'
const roles = systemAdmin
const at = '2026-06-15T09:00:00Z'

/** Reason why a stubborn stall is not decided. */
const rejected = {
  code: 'state_conflict',
  message: 'Wanjiru Kamau rejected this a minute ago.',
  decision: {
    decisionId: 'decision-0000000002',
    action: 'reject',
    by: { token: 'reviewer-0000000002', name: 'Wanjiru Kamau', role: 'admin' },
    at: '2026-06-15T08:59:00Z',
    reasonCode: 'other',
    note: 'There is one already.',
  },
} as const

/** `GET /stalls`, answered by `resolver`. */
export function listStalls(resolver: Resolver<Page<Stall>, undefined, typeof systemAdmin>) {
  return endpoint(
    { method: 'GET', base, path: '/stalls', roles, answer: pageOf(stallRow) },
    resolver,
  )
}

/** `GET /stalls` of a server with kinds, currencies and notations that this console does not know. */
export function listOddStalls(market: StallMarket) {
  const odd = [{ status: 'enchanted' }, { fee: { amount: 100, currency: 'XAU' } }]
  return endpoint(
    { method: 'GET', base, path: '/stalls', roles, answer: z.unknown() },
    ({ query }) => {
      const { items, ...page } = market.page(query)
      return { ...page, items: items.map((stall, place) => ({ ...stall, ...odd[place - 1] })) }
    },
  )
}

/** `GET /stalls/counts`, answered by `resolver`. */
export function countStalls(
  resolver: Resolver<{ counts: number[] }, undefined, typeof systemAdmin>,
) {
  return endpoint({ method: 'GET', base, path: '/stalls/counts', roles, answer: counts }, resolver)
}

/**
 * All endpoints of a list of stalls, answered by a market.
 * @param stubborn tokens that a bulk decision excludes, as another reviewer has decided about them
 */
export function stallHandlers(market: StallMarket, stubborn: readonly string[] = []) {
  const before = new Map<string, Stall[]>()

  function decide(stall: Stall, action: string): Stall {
    const status =
      action === 'approve' ? 'approved' : action === 'reject' ? 'rejected' : stall.status
    return market.put({ ...stall, status })
  }

  function remember(stalls: Stall[]) {
    const undoToken = `undo-${String(before.size).padStart(12, '0')}`
    before.set(undoToken, stalls)
    return { undoToken, expiresAt: '2026-06-15T09:00:10Z' }
  }

  return [
    countStalls(({ query }) => ({
      counts: query.getAll('query').map((each) => market.find(new URLSearchParams(each)).length),
    })),
    endpoint(
      {
        method: 'GET',
        base,
        path: '/stalls/forecast',
        roles,
        answer: forecastOf(stallsResource.row),
      },
      ({ query }) => forecastBulk(stallsResource, market.find(query), query.get('action') ?? ''),
    ),
    endpoint(
      { method: 'GET', base, path: '/stalls/selection', roles, answer: selection },
      ({ query }) => {
        const found = market.find(query)
        return {
          items: found.map(({ secureToken, version }) => ({
            token: secureToken,
            version,
            revision: 1,
          })),
          total: found.length,
        }
      },
    ),
    endpoint(
      {
        method: 'POST',
        base,
        path: '/stalls/bulk-decisions',
        roles,
        body: bulkBody(stallsResource.workflows),
        answer: bulkAnswer(stallRow),
      },
      ({ body: { action, items } }) => {
        const known = items.flatMap(({ token }) => market.stall(token) ?? [])
        const undo = remember(known.filter(({ secureToken }) => !stubborn.includes(secureToken)))
        return {
          results: known.map((stall) => {
            const isRejected = stubborn.includes(stall.secureToken)
            return {
              token: stall.secureToken,
              outcome: isRejected ? ('conflict' as const) : ('ok' as const),
              problem: isRejected ? rejected : null,
              row: isRejected ? stall : decide(stall, action),
            }
          }),
          undo,
        }
      },
    ),
    endpoint(
      {
        method: 'POST',
        base,
        path: '/stalls/undo',
        roles,
        body: undoBody,
        answer: undoAnswer(stallRow),
      },
      ({ body: { undoToken } }) => ({ rows: (before.get(undoToken) ?? []).map(market.put) }),
    ),
    endpoint(
      {
        method: 'POST',
        base,
        path: '/stalls/:token/decisions',
        roles,
        body: decisionBody(stallsResource.workflows),
        answer: decisionAnswer(stallRow),
      },
      ({ params, body: { action } }) => {
        const stall = market.stall(params.token ?? '')
        if (!stall) throw refuse(404, 'not_found', { text: 'There is no such stall.' })
        const decision: Decision = {
          decisionId: 'decision-0000000001',
          action,
          by: { token: 'reviewer-0000000001', name: 'Brian Otieno', role: 'admin' },
          at,
          reasonCode: null,
          note: null,
        }
        const undo = remember([stall])
        return { record: decide(stall, action), decision, undo }
      },
    ),
    endpoint(
      { method: 'GET', base, path: '/stalls/:token', roles, answer: stallRow },
      ({ params }) => {
        const stall = market.stall(params.token ?? '')
        if (!stall) throw refuse(404, 'not_found', { text: 'There is no such stall.' })
        return stall
      },
    ),
    listStalls(({ query }) => market.page(query)),
    ...viewsHandlers,
  ]
}
