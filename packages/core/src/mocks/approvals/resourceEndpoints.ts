import type { HttpHandler } from 'msw/http'
import {
  type ActionableRow,
  type AuditEvent,
  bulkAnswer,
  bulkBody,
  counts,
  decisionAnswer,
  decisionBody,
  history,
  pageOf,
  selection,
  undoAnswer,
  undoBody,
} from '../../contracts'
import { systemAdmin } from '../../permissions'
import type { Resource } from '../../resources'
import { type Endpoint, endpoint, type EndpointCall, type Resolver } from '../endpoint'
import { instant } from '../clock'
import { refuse } from '../refuse'
import type { World } from '../store'
import type { Entities, EntityName } from '../world/entities'
import { createDecider, tokenIn } from './createDecider'
import type { DecisionRules } from './decisionRules'
import { createFinder } from './findRecords'
import type { ListSource } from './listSource'
import { onceForKey } from './idempotency'
import { readListQuery } from './readListQuery'

/** The most records that a selection names; a bulk decision goes through them in parts. */
const mostSelected = 2000

/** The most queries that are counted in one call. */
const mostCounts = 20

/** What the caller, the clock and other records tell of a record: put over what it says itself. */
type ToldLater = '_actions' | 'submission' | 'hiddenBy'

/** How the sample backend answers for one kind of record about which something can be decided. */
export interface SampleResource<
  Name extends EntityName,
  Row extends ActionableRow,
  Detail extends Row,
> {
  /** The very one that the feature's calls are made of. */
  resource: Resource<Row, Detail>
  entity: Name
  list: Omit<ListSource<Entities[Name]>, 'token'>
  /** A record as a row of the list. What can be done with it, whether it is overdue or hidden, is put over it. */
  toRow(record: Entities[Name], world: World): Omit<Row, ToldLater>
  /** All that is known of a record, its row included. What was decided since the seed is put over it. */
  toDetail(record: Entities[Name], world: World): Omit<Detail, ToldLater>
  /** What can be decided; each action belongs to one of them. */
  decisions: readonly DecisionRules<Entities[Name]>[]
  /** What happened before the sample's start, newest first. */
  past(record: Entities[Name], world: World): readonly AuditEvent[]
}

type Operators = typeof systemAdmin

/** Who asks, and of which world. */
type Asked = Pick<EndpointCall<undefined, Operators>, 'account' | 'world'>

/**
 * The endpoints of one kind of record (domain design 6.3), from one declaration: `handlers` answers all of them from the world,
 * and each can be answered by another resolver in a story, `msw.use(productEndpoints.list(() => args.page))`.
 */
export function resourceEndpoints<
  Name extends EntityName,
  Row extends ActionableRow,
  Detail extends Row,
>(sample: SampleResource<Name, Row, Detail>) {
  const { resource, entity, list, past } = sample
  const source = { ...list, token: (record: Entities[Name]) => tokenIn(entity, record) }
  const finder = createFinder(source)
  const decider = createDecider(sample)

  /** An endpoint as a function of its resolver. */
  function answering<Answer, Body = undefined>(
    method: 'GET' | 'POST',
    path: string,
    rest: Pick<Endpoint<Answer, Body, Operators>, 'answer' | 'body'>,
  ) {
    return (resolver: Resolver<Answer, Body, Operators>): HttpHandler =>
      endpoint(
        {
          method,
          base: resource.base,
          path: `${resource.path}${path}`,
          roles: systemAdmin,
          ...rest,
        },
        resolver,
      )
  }

  const endpoints = {
    /** `GET /{res}` */
    list: answering('GET', '', { answer: pageOf(resource.row) }),
    /** `GET /{res}/counts` */
    counts: answering('GET', '/counts', { answer: counts }),
    /** `GET /{res}/selection` */
    selection: answering('GET', '/selection', { answer: selection }),
    /** `GET /{res}/{token}` */
    record: answering('GET', '/:token', { answer: resource.detail }),
    /** `GET /{res}/{token}/history` */
    history: answering('GET', '/:token/history', { answer: history }),
    /** `POST /{res}/{token}/decisions` */
    decide: answering('POST', '/:token/decisions', {
      answer: decisionAnswer(resource.detail),
      body: decisionBody,
    }),
    /** `POST /{res}/bulk-decisions` */
    decideMany: answering('POST', '/bulk-decisions', {
      answer: bulkAnswer(resource.row),
      body: bulkBody,
    }),
    /** `POST /{res}/undo` */
    undo: answering('POST', '/undo', { answer: undoAnswer(resource.row), body: undoBody }),
  }

  /** The records that a query finds, and the query as it was understood. */
  function findFor({ account, world }: Asked, params: URLSearchParams) {
    const caller = { account, world, now: instant(world.now()) }
    const query = readListQuery(source, params, caller)
    const records = world.rows(entity).map((record) => decider.settled(record, caller.now))
    return { ...finder.find(records, query, caller), query, now: caller.now }
  }

  function readPage(asked: Asked, params: URLSearchParams) {
    const { records, facets, query, now } = findFor(asked, params)
    const { page, pageSize, sorts } = query
    return {
      items: finder
        .sorted(records, sorts)
        .slice((page - 1) * pageSize, page * pageSize)
        .map((record) => decider.rowOf(record, asked)),
      page,
      pageSize,
      total: records.length,
      asOf: now,
      facets,
    }
  }

  const handlers: readonly HttpHandler[] = [
    endpoints.list((call) => readPage(call, call.query)),
    endpoints.counts((call) => {
      const queries = call.query.getAll('query')
      if (queries.length > mostCounts || [...call.query.keys()].some((name) => name !== 'query'))
        throw refuse(422, 'validation', `This takes at most ${mostCounts} queries, nothing else.`)
      return {
        counts: queries.map((query) => findFor(call, new URLSearchParams(query)).records.length),
      }
    }),
    endpoints.selection((call) => {
      const { records, query } = findFor(call, call.query)
      return {
        items: finder
          .sorted(records, query.sorts)
          .slice(0, mostSelected)
          .map((record) => ({
            token: source.token(record),
            version: record.version,
            revision: resource.revisionOf(record as unknown as Row),
          })),
        total: records.length,
      }
    }),
    endpoints.record((call) => decider.detailOf(decider.find(call, call.params.token), call)),
    endpoints.history((call) => {
      const record = decider.find(call, call.params.token)
      return { items: [...decider.since(record, call), ...past(record, call.world)] }
    }),
    endpoints.decide((call) =>
      onceForKey(call.request, call.account.token, call.body, () => decider.decide(call)),
    ),
    endpoints.decideMany((call) =>
      onceForKey(call.request, call.account.token, call.body, () => decider.decideMany(call)),
    ),
    endpoints.undo((call) => decider.undo(call)),
  ]

  return { ...endpoints, handlers, readPage, sample }
}

/** What `resourceEndpoints` gives, as far as a test that calls everything looks at it. */
export interface SampleEndpoints<Name extends EntityName> {
  handlers: readonly HttpHandler[]
  sample: Pick<
    SampleResource<Name, ActionableRow, ActionableRow>,
    'entity' | 'list' | 'decisions'
  > & { resource: Pick<Resource<never>, 'base' | 'path' | 'revisionOf'> }
}
