import { systemAdmin } from '@console/core/permissions'
import {
  buyerNameOf,
  blankDraft,
  draftBody,
  type DraftRow,
  draftRows,
  buyerSearchHits,
  offerSearchHits,
  type OrderDraft,
  orderDraft,
  orderToPlace,
  placeableOrder,
  placedOrder,
  quote,
  soFarOf,
} from '@console/domain/order-draft'
import { order } from '@console/domain/order'
import type { HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import { token } from '../../random/token'
import { type Endpoint, endpoint, type EndpointCall, type Resolver } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import { day, instant } from '../../store/clock'
import { orderEntity } from '../order/entity'
import { reserve } from '../order/stock'
import { findBuyers } from './buyers'
import { draftEntity } from './entity'
import { findOffers } from './offers'
import { placedToken, placeOrder } from './placing'
import { priceOrder } from './pricing'
import type { Draft } from './rows'

type Operators = typeof systemAdmin
type Call<Body = undefined> = EndpointCall<Body, Operators>

/** Retention of a draft after its last change, in milliseconds. */
const storedFor = 30 * day

/** Maximum drafts per user. */
const maxDrafts = 100

/** Maximum size of a draft, in characters of JSON: 100 lines with long names need half of it. */
const maxBody = 128 * 1024

const drafts = '/order-drafts'

/** An endpoint below `/order-drafts` as a function of its resolver. */
function answering<Answer, Body = undefined>(
  method: Endpoint<Answer, Body, Operators>['method'],
  path: string,
  rest: Omit<Endpoint<Answer, Body, Operators>, 'method' | 'base' | 'path' | 'roles'>,
) {
  return (resolver: Resolver<Answer, Body, Operators>): HttpHandler =>
    endpoint(
      { method, base: 'business', path: `${drafts}${path}`, roles: systemAdmin, ...rest },
      resolver,
    )
}

function rowOf({ draftToken, version, createdAt, changedAt, content }: Draft): DraftRow {
  const { lines, goods } = soFarOf(content)
  return {
    draftToken,
    version,
    createdAt,
    changedAt,
    expiresAt: instant(Date.parse(changedAt) + storedFor),
    buyerName: buyerNameOf(content),
    lineCount: lines,
    goods,
  }
}

function wholeOf(draft: Draft): OrderDraft {
  return { ...rowOf(draft), content: draft.content }
}

/** The caller's drafts that have not expired, the last changed first. */
function ownDrafts({ database, account }: Call<unknown>): Draft[] {
  const oldest = instant(database.now() - storedFor)
  return database
    .rows(draftEntity)
    .filter(({ owner, changedAt }) => owner === account.token && changedAt > oldest)
    .toSorted((one, other) => (one.changedAt < other.changedAt ? 1 : -1))
}

/** @throws Refusal 404 also for drafts of others */
function draftOf(call: Call<unknown>): Draft {
  const draft = ownDrafts(call).find(({ draftToken }) => draftToken === call.params.token)
  if (!draft) throw refuse(404, 'not_found', 'draft.missing')
  return draft
}

/** @throws Refusal 412 if the draft was changed since */
function refuseStale(call: Call<unknown>, { version }: Draft): void {
  if (call.version !== version)
    throw refuse(412, 'stale_version', 'version.stale', {
      current: { version },
    })
}

/** Blockers of placing an order. */
const placing = [
  'wrong_status',
  ...order.table.flatMap(({ event, blockedBy }) => (event === 'place' ? blockedBy : [])),
]
const staleDraft = { status: 412, code: 'stale_version' } as const
const searched = { value: z.string() } as const

const endpoints = {
  /** `GET /order-drafts` */
  list: answering('GET', '', { answer: draftRows }),
  /** `POST /order-drafts` */
  begin: answering('POST', '', {
    answer: orderDraft,
    body: draftBody,
    maxBody,
    status: 201,
    isOnce: true,
  }),
  /** `GET /order-drafts/buyers` */
  buyers: answering('GET', '/buyers', { answer: buyerSearchHits, query: { q: searched } }),
  /** `GET /order-drafts/offers` */
  offers: answering('GET', '/offers', {
    answer: offerSearchHits,
    query: { q: searched, seller: { value: z.string() } },
  }),
  /** `GET /order-drafts/{draftToken}` */
  draft: answering('GET', '/:token', { answer: orderDraft }),
  /** `PATCH /order-drafts/{draftToken}` */
  save: answering('PATCH', '/:token', {
    answer: orderDraft,
    body: draftBody,
    maxBody,
    isOnce: true,
    isMatched: true,
    refusals: [staleDraft],
  }),
  /** `DELETE /order-drafts/{draftToken}` */
  remove: answering('DELETE', '/:token', {
    answer: z.undefined(),
    status: 204,
    isOnce: true,
    isMatched: true,
    refusals: [staleDraft],
  }),
  /** `POST /order-drafts/{draftToken}/price` */
  price: answering('POST', '/:token/price', { answer: quote, body: placeableOrder }),
  /** `POST /order-drafts/{draftToken}/place` */
  place: answering('POST', '/:token/place', {
    answer: placedOrder,
    body: orderToPlace,
    status: 201,
    isMatched: true,
    refusals: [
      staleDraft,
      { status: 409, code: 'price_changed' },
      ...placing.map((code) => ({ status: 409, code })),
      { status: 422, code: 'stock_short', field: 'lines' },
    ],
  }),
}

const handlers: readonly HttpHandler[] = [
  endpoints.list((call) => ({
    // Empty drafts are not listed.
    items: ownDrafts(call)
      .filter(({ version }) => version > 1)
      .slice(0, maxDrafts)
      .map(rowOf),
    asOf: instant(call.database.now()),
  })),
  endpoints.begin((call) => {
    const { database, account } = call
    if (ownDrafts(call).filter(({ version }) => version > 1).length >= maxDrafts)
      throw refuse(422, 'validation', { key: 'draft.limit', values: { max: maxDrafts } })
    const at = instant(database.now())
    const draft = database.add<Draft>(
      draftEntity,
      {
        draftToken: token(`draft ${account.token}`, database.changes().length),
        owner: account.token,
        createdAt: at,
        changedAt: at,
        content: { ...blankDraft, ...call.body.content },
      },
      account.token,
    )
    return wholeOf(draft)
  }),
  endpoints.buyers(({ database, query }) => ({
    items: findBuyers(database, query.get('q') ?? ''),
  })),
  endpoints.offers(({ database, query }) => ({
    items: findOffers(database, query.get('q') ?? '', query.get('seller')),
  })),
  endpoints.draft((call) => wholeOf(draftOf(call))),
  endpoints.save((call) => {
    const draft = draftOf(call)
    refuseStale(call, draft)
    const { database, account, body } = call
    const changedAt = instant(database.now())
    const fields = { content: body.content, changedAt }
    return wholeOf(database.change(draftEntity, draft.draftToken, fields, account.token))
  }),
  endpoints.remove((call) => {
    const draft = draftOf(call)
    refuseStale(call, draft)
    call.database.remove(draftEntity, draft.draftToken, call.account.token)
    return undefined
  }),
  endpoints.price((call) => {
    draftOf(call)
    return priceOrder(call.database, call.body).quote
  }),
  endpoints.place((call) => {
    const { database, account, params, body } = call
    const orderToken = placedToken(params.token ?? '')
    let placed = database.find(orderEntity, orderToken)
    // A draft is placed once, even if the answer was lost.
    if (!placed) {
      const draft = draftOf(call)
      refuseStale(call, draft)
      placed = placeOrder(database, account, draft.draftToken, body)
      reserve(placed, account.token, database)
      database.remove(draftEntity, draft.draftToken, account.token)
    }
    const { secureToken, reference, total } = placed
    return { secureToken, reference, total }
  }),
]

/** Endpoints of order drafts. */
export const draftEndpoints = { ...endpoints, handlers }
