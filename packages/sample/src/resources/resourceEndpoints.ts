import type { HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import {
  type ActionableRow,
  actionsOf,
  type AuditEvent,
  blockerAmongMany,
  history,
} from '@console/core/workflows'
import {
  bulkAnswer,
  type BulkBody,
  bulkBody,
  decisionAnswer,
  decisionBody,
  forecastOf,
  forecastBulk,
  undoAnswer,
  undoBody,
  type Resource,
} from '@console/core/resources'
import { counts, pageOf, selection, sumsOf } from '@console/core/contracts'
import type { AnyFields } from '@console/core/fields'
import { normalizeForSearch } from '@console/core/i18n'
import { systemAdmin } from '@console/core/permissions'
import { type Endpoint, endpoint, type EndpointCall, type Resolver } from '../server/endpoint'
import { eachSafely, safely } from '../server/eachSafely'
import { instant } from '../store/clock'
import { languageAsked } from '../server/languageAsked'
import { scenarioFor } from '../server/scenario'
import type { Scenario } from '../server/scenarios'
import type { SampleDatabase } from '../store/store'
import { systemActor } from '../accounts/actors'
import { tokenIn } from '../store/entity'
import { createDecider, type DecidedResource } from '../decisions/createDecider'
import { remarkEndpoints } from './remarkEndpoints'
import { createListEngine } from '../lists/listEngine'
import { type Answers, listOfFields, type ListParts } from '../lists/listOfFields'
import type { ListSource } from '../lists/listSource'
import { readListQuery } from '../lists/readListQuery'
import { oneOf } from '../server/parameters'

/** Maximum records of a page of a selection; a bulk decision processes them in parts. */
const maxSelected = 2000

/** Maximum queries per call of counts; each has the form of a list's query string. */
const countsParameters = { query: { value: z.string(), several: 'repeated', max: 20 } } as const

/** Configuration of the endpoints for one kind of record with decisions. */
export interface SampleResource<
  Record extends { version: number },
  Row extends ActionableRow,
  Detail extends Row,
  Fields extends AnyFields,
> extends DecidedResource<Record, Row, Detail, Fields> {
  /** Roles that may read the records, and decide within their capabilities. Default: all operators. */
  readers?: Operators
  /** Offset of the days of filters from UTC, in milliseconds, positive to the east. */
  dayOffset(database: SampleDatabase): number
  /** Answers for list fields that no row contains. */
  answers: Answers<Fields, NoInfer<Record>>
  /** Object that the resource's fields are read from; missing if that is the record itself. */
  readAs?: ListParts<Fields, NoInfer<Record>>['readAs']
  /** Fields of a record that a waiting update changes: lists of waiting records are searched, filtered and sorted by them. */
  update?(record: NoInfer<Record>): Partial<NoInfer<Record>> | null
  /** Events before the sample's start, newest first. */
  past(record: NoInfer<Record>, database: SampleDatabase): readonly AuditEvent[]
}

type Operators = typeof systemAdmin

/** Caller and sample database of a call. */
type CallContext = Pick<EndpointCall<undefined, Operators>, 'account' | 'database'> &
  /** Missing for a call from code, which is answered in English. */
  Partial<Pick<EndpointCall<undefined, Operators>, 'request'>>

/**
 * Endpoints of one kind of record, from one declaration: `handlers` answers all of them from the sample database, and each can be
 * answered by another resolver in a story, `msw.use(productEndpoints.list(() => args.page))`.
 */
export function resourceEndpoints<
  Record extends { version: number },
  Row extends ActionableRow,
  Detail extends Row,
  Fields extends AnyFields,
>(sample: SampleResource<Record, Row, Detail, Fields>) {
  const { resource, readers = systemAdmin, entity, answers, readAs, past } = sample
  const list = listOfFields<Fields, Record>({ fields: resource.fields, answers, readAs })
  const source = { ...list, token: (record: Record) => tokenIn(entity, record) }
  const { totalled } = source
  const engine = createListEngine(source)
  const decider = createDecider(sample)

  /** An endpoint as a function of its resolver. */
  function answering<Answer, Body = undefined>(
    method: 'GET' | 'POST',
    path: string,
    rest: Omit<Endpoint<Answer, Body, Operators>, 'method' | 'base' | 'path' | 'roles'>,
  ) {
    return (resolver: Resolver<Answer, Body, Operators>): HttpHandler =>
      endpoint(
        {
          method,
          base: resource.base,
          path: `${resource.path}${path}`,
          roles: readers,
          resource,
          messages: method === 'POST' ? resource.workflows.map(({ messages }) => messages) : [],
          ...rest,
        },
        resolver,
      )
  }

  const anyAction = { value: oneOf(actionsOf(resource.workflows)) }
  const endpoints = {
    /** `GET /{res}` */
    list: answering('GET', '', { answer: pageOf(resource.row), query: source.parameters }),
    /** `GET /{res}/counts` */
    counts: answering('GET', '/counts', { answer: counts, query: countsParameters }),
    /** `GET /{res}/selection`; with `action=` only records for which it is possible in bulk. */
    selection: answering('GET', '/selection', {
      answer: selection,
      query: { ...source.parameters, action: anyAction },
    }),
    /** `GET /{res}/forecast` */
    forecast: answering('GET', '/forecast', {
      answer: forecastOf(resource.row),
      query: { ...source.parameters, action: { ...anyAction, isRequired: true } },
    }),
    /** `GET /{res}/{token}` */
    record: answering('GET', '/:token', { answer: resource.detail }),
    /** `GET /{res}/{token}/history` */
    history: answering('GET', '/:token/history', { answer: history }),
    /** `POST /{res}/{token}/decisions` */
    decide: answering('POST', '/:token/decisions', {
      answer: decisionAnswer(resource.detail),
      body: decisionBody(resource.workflows),
      isOnce: true,
      isMatched: true,
      refusals: decider.refusals.one,
    }),
    /** `POST /{res}/bulk-decisions` */
    decideMany: answering('POST', '/bulk-decisions', {
      answer: bulkAnswer(resource.row),
      body: bulkBody(resource.workflows),
      isOnce: true,
      refusals: decider.refusals.many,
    }),
    /** `POST /{res}/undo` */
    undo: answering('POST', '/undo', {
      answer: undoAnswer(resource.row),
      body: undoBody,
      isOnce: true,
      refusals: decider.refusals.undo,
    }),
  }

  function isIn(scenario: Scenario, method: 'GET' | 'POST', path: string): boolean {
    return scenarioFor(`${method} ${resource.path}${path}`) === scenario
  }

  const submitted = new WeakMap<Record, Record>()
  const stored = new WeakMap<Record, Record>()

  /** A record as it was submitted; the same object each time, because the list engine caches data by record. */
  function asSubmitted(record: Record): Record {
    const known = submitted.get(record)
    if (known) return known
    const update = sample.update?.(record)
    const made = update ? { ...record, ...update } : record
    submitted.set(record, made)
    stored.set(made, record)
    return made
  }

  /**
   * Finds the records of a query, in its order, and returns the query as it was understood. A query for waiting records returns
   * them as they were submitted.
   */
  function findFor({ account, database, request }: CallContext, params: URLSearchParams) {
    const language = request ? languageAsked(request) : 'en'
    const now = instant(database.now())
    const caller = { account, database, now, dayOffset: sample.dayOffset(database), language }
    const query = readListQuery(source, params, caller)
    const isOfWaiting = params.getAll('submission').includes('waiting')
    const all = eachSafely(database.rows(entity), (record) => {
      const settled = decider.settled(record, database)
      return isOfWaiting ? asSubmitted(settled) : settled
    })
    const { records, facets, names } = engine.find(all, query, caller)
    return {
      /** In the order of the query, as they are stored. */
      sorted: () =>
        engine.sorted(records, query.sorts, caller).map((record) => stored.get(record) ?? record),
      total: records.length,
      ...(totalled
        ? { totals: sumsOf(eachSafely(records, (record) => totalled(record, caller))) }
        : {}),
      facets,
      ...(names ? { names } : {}),
      query,
      now,
      caller,
    }
  }

  /**
   * Action of a call, null if it has none, and the query without it.
   * @throws Refusal 403 for an action that the caller may not take
   */
  function actionIn(call: EndpointCall<undefined, Operators>) {
    const action = call.query.get('action')
    if (action !== null) decider.takerOf(action, call)
    const params = new URLSearchParams(call.query)
    params.delete('action')
    return [action, params] as const
  }

  function readPage(asked: CallContext, params: URLSearchParams) {
    const { sorted, query, now, caller: _, ...found } = findFor(asked, params)
    const { page, pageSize } = query
    return {
      items: eachSafely(sorted().slice((page - 1) * pageSize, page * pageSize), (record) =>
        decider.rowOf(record, asked),
      ),
      page,
      pageSize,
      asOf: now,
      ...found,
    }
  }

  /**
   * First few records that a query finds: exact matches of a name or a number first, then in the order of a list. `texts` are the
   * searched texts, as far as the caller may see them.
   */
  function find(asked: CallContext, params: URLSearchParams, max: number) {
    const { sorted, query, total, caller: own } = findFor(asked, params)
    const caller = { ...own, language: 'en' } as const
    const text = query.words.join(' ')
    const isCalledSo = (record: Record) =>
      source.searched(record, caller).some((each) => normalizeForSearch(each) === text)
    const all = sorted()
    const called = new Set(all.filter((record) => safely(record, isCalledSo, false)))
    const items = eachSafely(
      [...called, ...all.filter((record) => !called.has(record))].slice(0, max),
      (record) => {
        const row = decider.rowOf(record, asked) as unknown as Row
        const shown = JSON.stringify(row)
        return {
          token: source.token(record),
          name: resource.nameOf(row),
          texts: source.searched(record, caller).filter((each) => shown.includes(each)),
        }
      },
    )
    return { total, items }
  }

  const reading: readonly HttpHandler[] = [
    endpoints.list((call) => readPage(call, call.query)),
    endpoints.counts((call) => {
      const queries = call.query.getAll('query')
      return {
        counts: queries.map((query) => findFor(call, new URLSearchParams(query)).total),
      }
    }),
    endpoints.selection((call) => {
      const [action, params] = actionIn(call)
      const { sorted, query } = findFor(call, params)
      const found = sorted().filter(
        (record) =>
          action === null || blockerAmongMany(decider.standingOf(record, call), action) === null,
      )
      return {
        items: found
          .slice((query.page - 1) * maxSelected, query.page * maxSelected)
          .map((record) => ({
            token: source.token(record),
            version: record.version,
            revision: resource.revisionOf(record as unknown as Row),
          })),
        total: found.length,
      }
    }),
    endpoints.record((call) => {
      const record = decider.find(call, call.params.token)
      const detail = decider.detailOf(record, call)
      if (isIn('drift', 'GET', '/:token'))
        call.database.change(entity, source.token(record), {}, systemActor.token)
      return detail
    }),
    endpoints.history((call) => {
      const record = decider.find(call, call.params.token)
      return { items: [...decider.since(record, call), ...past(record, call.database)] }
    }),
  ]
  const deciding = [
    endpoints.forecast((call) => {
      const [action, params] = actionIn(call)
      const rows = eachSafely(findFor(call, params).sorted(), (record) =>
        decider.rowOf(record, call),
      )
      return forecastBulk(resource, rows, action ?? '')
    }),
    endpoints.decide((call) => decider.decide(call)),
    endpoints.decideMany((call) =>
      decider.decideMany(
        isIn('partial', 'POST', '/bulk-decisions') ? changedMeanwhile(call) : call,
      ),
    ),
    endpoints.undo((call) => decider.undo(call)),
  ]
  const remarking = remarkEndpoints(resource, readers, (call) =>
    decider.find(call, call.params.token),
  )
  const handlers: readonly HttpHandler[] = [
    ...reading,
    ...(resource.workflows.length > 0 ? deciding : []),
    ...(resource.hasRemarks ? remarking.handlers : []),
  ]

  const { findAsRead, detailOf } = decider
  return {
    ...remarking,
    ...endpoints,
    handlers,
    readPage,
    find,
    findAsRead,
    detailOf,
    sample: { ...sample, list },
  }
}

/** A bulk decision of which every second record was read before its last change. */
function changedMeanwhile<Call extends { body: BulkBody }>(call: Call): Call {
  const items = call.body.items.map((item, place) =>
    place % 2 === 0 ? item : { ...item, version: item.version - 1 },
  )
  return { ...call, body: { ...call.body, items } }
}

/** The part of `resourceEndpoints` that a test calling everything needs. */
export interface SampleEndpoints<Record extends { version: number }> {
  handlers: readonly HttpHandler[]
  sample: Pick<
    SampleResource<Record, ActionableRow, ActionableRow, AnyFields>,
    'entity' | 'decisions'
  > & {
    list: Omit<ListSource<Record>, 'token'>
    resource: Pick<Resource<never>, 'base' | 'path' | 'revisionOf' | 'workflows'>
  }
}
