import { history, type AuditEvent } from '@console/core/workflows'
import { systemAdmin } from '@console/core/permissions'
import {
  type Arranged,
  arranged,
  canStandIn,
  childrenOf,
  type Holdings,
  type Move,
  move,
  pathTo,
  type Structure,
  type StructureNode,
  type Written,
  written,
} from '@console/core/structures'
import type { HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import { token } from '../random/token'
import { type Endpoint, endpoint, type EndpointCall, type Resolver } from '../server/endpoint'
import { oneOf } from '../server/parameters'
import { refuse, type RefusalMembers } from '../server/refuse'
import type { Entity } from '../store/entity'
import type { SampleDatabase } from '../store/store'
import { reviewerWith } from '../accounts/actors'
import { type Place, placesIn, versionOf } from './places'
import { currentEvent } from '../store/currentEvent'

/** A stored node: its content, without its position. */
export interface NodeRow {
  nodeId: string
  version: number
}

type Faults = NonNullable<RefusalMembers['errors']>

/** Configuration of one structure's endpoints. */
export interface SampleStructure<
  Node extends StructureNode,
  Values extends object,
  Row extends NodeRow,
> {
  structure: Structure<Node, Values>
  nodes: Entity<Row>
  places: Entity<Place>
  /** Node of the API, from the stored one. */
  toNode(row: Row, place: Place, database: SampleDatabase): Node
  /** Stored fields of a written node. */
  toFields(values: Values): Partial<Row>
  /** Further stored fields of a new node. Default: none. */
  toNew?(scope: string): Partial<Row>
  /** Changes of a node by a transition; null if it is not possible now. */
  transition?(
    row: Row,
    action: string,
    database: SampleDatabase,
  ): Partial<Omit<Row, 'version'>> | null
  /** Faults of written values that only a server can find. Default: none. */
  faults?(values: Values, beside: readonly Row[]): Faults
  /** Records of other kinds that refer to nodes: how to count those of a node, and to move them to another. Default: none. */
  records?: {
    count(nodeId: string, database: SampleDatabase): number
    move(from: string, to: string, database: SampleDatabase, by: string): void
    /** Called after a node was moved or changed, to update records that refer to it. Default: they keep the values of their creation. */
    follow?(nodeId: string, database: SampleDatabase, by: string): void
  }
  /** Events of a node before the sample's start, newest first. Default: none. */
  past?(nodeId: string): readonly AuditEvent[]
}

type Call<Body = undefined> = EndpointCall<Body, typeof systemAdmin>

const action = z.object({ action: z.string() })
const target = z.object({ target: z.string() })

/** All endpoints of a structure: it is read as a whole; its nodes are written one by one, moved, and emptied before they are deleted. */
export function structureEndpoints<
  Node extends StructureNode,
  Values extends object,
  Row extends NodeRow,
>(sample: SampleStructure<Node, Values, Row>) {
  const { structure, nodes, places, records } = sample
  const { base, path, scope: scopes, edit } = structure
  const answer = written(structure)
  const query = scopes ? { [scopes.parameter]: { value: oneOf(scopes.values) } } : {}
  const created = z.intersection(z.object({ parentId: z.nullable(z.string()) }), structure.values)

  const scopeOf = ({ query }: Pick<Call, 'query'>) =>
    scopes ? (query.get(scopes.parameter) ?? scopes.values[0] ?? '') : ''

  function wholeOf(database: SampleDatabase, scope: string): Arranged<Node> {
    const all = placesIn(database, places, scope).flatMap((place) => {
      const row = database.find(nodes, place.nodeId)
      return row ? [sample.toNode(row, place, database)] : []
    })
    return { version: versionOf(database, places, scope), nodes: all }
  }

  /** @throws Refusal 404 if there is no such node */
  function nodeIn(database: SampleDatabase, nodeId: string): { row: Row; place: Place } {
    const [row, place] = [database.find(nodes, nodeId), database.find(places, nodeId)]
    if (!row || !place) throw refuse(404, 'not_found', 'record.missing')
    return { row, place }
  }

  /** Node of a call. @throws Refusal 412 if it has changed since it was read */
  function asked({ database, params, version }: Pick<Call, 'database' | 'params' | 'version'>) {
    const found = nodeIn(database, params.nodeId ?? '')
    if (found.row.version !== version) throw refuse(412, 'stale_version', 'version.stale')
    return found
  }

  function answered(database: SampleDatabase, { scope, nodeId }: Pick<Place, 'scope' | 'nodeId'>) {
    return { structure: wholeOf(database, scope), nodeId }
  }

  /** Event of a write in the node's history. */
  function recorded(
    { database, account }: Pick<Call, 'database' | 'account'>,
    what: string,
    note: string | null = null,
  ) {
    const event = currentEvent(database, {
      actor: reviewerWith(account.token),
      type: `${structure.id}.${what}`,
      note,
    })
    return { done: { action: what, event } }
  }

  function refuseFaults(values: Values, database: SampleDatabase, beside: readonly Place[]) {
    const rows = beside.flatMap(({ nodeId }) => database.find(nodes, nodeId) ?? [])
    const errors = sample.faults?.(values, rows) ?? []
    if (errors.length > 0) throw refuse(422, 'validation', 'body.invalid', { errors })
  }

  /** @throws Refusal 422 for an impossible position */
  function requirePlace(all: readonly Place[], nodeId: string, parentId: string | null) {
    if (!canStandIn(all, structure.depth, nodeId, parentId))
      throw refuse(422, 'validation', 'structure.place_wrong', {
        errors: [{ pointer: '/parentId', message: 'structure.place_wrong' }],
      })
  }

  function holdingsOf(database: SampleDatabase, { nodeId, scope }: Place): Holdings {
    return {
      children: childrenOf(placesIn(database, places, scope), nodeId).length,
      records: records?.count(nodeId, database) ?? 0,
    }
  }

  function create(call: Call<z.infer<typeof created>>): Written<Node> {
    const { database, body, account } = call
    const scope = scopeOf(call)
    const all = placesIn(database, places, scope)
    const { parentId } = body
    const values = body as Values
    const nodeId = token(structure.id, database.changes().length + 1_000_000)
    requirePlace(all, nodeId, parentId)
    const beside = childrenOf(all, parentId)
    refuseFaults(values, database, beside)
    const order = (beside.at(-1)?.order ?? -1) + 1
    const row = { nodeId, ...sample.toNew?.(scope), ...sample.toFields(values) }
    database.add(
      nodes,
      row as unknown as Omit<Row, 'version'>,
      account.token,
      recorded(call, 'created'),
    )
    database.add(places, { nodeId, parentId, order, scope }, account.token)
    return answered(database, { scope, nodeId })
  }

  function change(call: Call<Values>): Written<Node> {
    const { database, body, account } = call
    const { row, place } = asked(call)
    const all = placesIn(database, places, place.scope)
    const beside = childrenOf(all, place.parentId).filter(({ nodeId }) => nodeId !== row.nodeId)
    refuseFaults(body, database, beside)
    const fields = Object.entries(sample.toFields(body))
    const differing = fields.filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(row[key as keyof Row]),
    )
    if (differing.length > 0)
      database.change(
        nodes,
        row.nodeId,
        Object.fromEntries(differing) as Partial<Row>,
        account.token,
        recorded(call, 'changed', differing.map(([key]) => key).join(', ')),
      )
    records?.follow?.(row.nodeId, database, account.token)
    return answered(database, place)
  }

  function arrange(call: Call<Move>): Written<Node> {
    const { database, body, version } = call
    const scope = scopeOf(call)
    const all = placesIn(database, places, scope)
    const { nodeId, parentId, order } = body
    const current = wholeOf(database, scope)
    if (version !== current.version)
      throw refuse(412, 'stale_version', 'version.stale', { current })
    const place = all.find((each) => each.nodeId === nodeId)
    if (!place) throw refuse(404, 'not_found', 'record.missing')
    requirePlace(all, nodeId, parentId)
    const there = childrenOf(all, parentId).map((each) => each.nodeId)
    const expected = [...new Set([...there, nodeId])].toSorted()
    if (order.toSorted().join(' ') !== expected.join(' '))
      throw refuse(422, 'validation', 'body.invalid', {
        errors: [{ pointer: '/order', message: 'structure.order_incomplete' }],
      })
    put(call, body, scope)
    records?.follow?.(nodeId, database, call.account.token)
    return answered(database, { scope, nodeId })
  }

  /** Stores the new positions of a node and its siblings. */
  function put(call: Call<unknown>, { nodeId, parentId, order }: Move, scope: string) {
    const { database, account } = call
    for (const [at, each] of order.entries()) {
      const before = database.find(places, each)
      if (before?.parentId === parentId && before.order === at) continue
      const record = each === nodeId ? recorded(call, 'moved') : undefined
      database.change(places, each, { parentId, order: at, scope }, account.token, record)
    }
  }

  function changeState(call: Call<z.infer<typeof action>>): Written<Node> {
    const { database, body, account } = call
    const { row, place } = asked(call)
    if (!structure.transitions.includes(body.action))
      throw refuse(422, 'validation', 'body.invalid', {
        errors: [
          {
            pointer: '/action',
            message: { key: 'structure.action_unknown', values: { action: body.action } },
          },
        ],
      })
    const fields = sample.transition?.(row, body.action, database) ?? null
    if (fields === null) throw refuse(409, 'state_conflict', 'decision.conflict')
    database.change(nodes, row.nodeId, fields, account.token, recorded(call, body.action))
    return answered(database, place)
  }

  function empty(call: Call<z.infer<typeof target>>): Written<Node> {
    const { database, body, account } = call
    const { row, place } = asked(call)
    const all = placesIn(database, places, place.scope)
    const children = childrenOf(all, row.nodeId)
    // Children of a node fit into every node of the same depth.
    const fits = pathTo(all, body.target).length === pathTo(all, row.nodeId).length
    if (!fits || body.target === row.nodeId)
      throw refuse(422, 'validation', 'structure.place_wrong', {
        errors: [{ pointer: '/target', message: 'structure.place_wrong' }],
      })
    const order = childrenOf(all, body.target).map(({ nodeId }) => nodeId)
    for (const { nodeId } of children) {
      order.push(nodeId)
      put(call, { nodeId, parentId: body.target, order: [...order] }, place.scope)
      records?.follow?.(nodeId, database, account.token)
    }
    records?.move(row.nodeId, body.target, database, account.token)
    return answered(database, place)
  }

  function remove(call: Call): Written<Node> {
    const { database, account } = call
    const { row, place } = asked(call)
    const holds = holdingsOf(database, place)
    if (holds.children + holds.records > 0)
      throw refuse(409, 'in_use', 'structure.not_empty', { holds })
    database.remove(places, row.nodeId, account.token)
    database.remove(nodes, row.nodeId, account.token, recorded(call, 'deleted'))
    return answered(database, place)
  }

  /** Deleted nodes keep their history. */
  function historyOf({ database, params: { nodeId = '' } }: Call) {
    const changes = database
      .changes()
      .filter(({ entity, token }) => token === nodeId && [nodes.name, places.name].includes(entity))
    if (!changes.some(({ kind }) => kind === 'remove')) nodeIn(database, nodeId)
    const since = changes.flatMap(({ done }) => done?.event ?? [])
    return { items: [...since.toReversed(), ...(sample.past?.(nodeId) ?? [])] }
  }

  type Rest<Answer, Body> = Omit<
    Endpoint<Answer, Body, typeof systemAdmin>,
    'base' | 'path' | 'roles' | 'answer'
  >
  const writing =
    <Body = undefined>(below: string, rest: Rest<Written<Node>, Body>) =>
    (resolver: Resolver<Written<Node>, Body, typeof systemAdmin>): HttpHandler =>
      endpoint(
        {
          base,
          path: `${path}${below}`,
          roles: edit.roles as typeof systemAdmin,
          answer,
          isOnce: true,
          ...rest,
        },
        resolver,
      )
  const stale = { status: 412, code: 'stale_version' }
  const missing = { status: 404, code: 'not_found' }
  const matched = { isMatched: true, refusals: [stale, missing] } as const

  const endpoints = {
    /** `GET {path}` */
    read: (resolver: Resolver<Arranged<Node>, undefined, typeof systemAdmin>) =>
      endpoint(
        { method: 'GET', base, path, roles: systemAdmin, answer: arranged(structure), query },
        resolver,
      ),
    /** `POST {path}` */
    create: writing('', { method: 'POST', query, body: created }),
    /** `PATCH {path}/{nodeId}` */
    change: writing('/:nodeId', { method: 'PATCH', body: structure.values, ...matched }),
    /** `POST {path}/reorder` */
    arrange: writing('/reorder', { method: 'POST', query, body: move, ...matched }),
    /** `POST {path}/{nodeId}/transitions` */
    changeState: writing('/:nodeId/transitions', {
      method: 'POST',
      body: action,
      ...matched,
      refusals: [...matched.refusals, { status: 409, code: 'state_conflict' }],
    }),
    /** `POST {path}/{nodeId}/move-content` */
    empty: writing('/:nodeId/move-content', { method: 'POST', body: target, ...matched }),
    /** `DELETE {path}/{nodeId}` */
    remove: writing('/:nodeId', {
      method: 'DELETE',
      ...matched,
      refusals: [...matched.refusals, { status: 409, code: 'in_use' }],
    }),
    /** `GET {path}/{nodeId}/history` */
    history: (resolver: Resolver<{ items: AuditEvent[] }, undefined, typeof systemAdmin>) =>
      endpoint(
        {
          method: 'GET',
          base,
          path: `${path}/:nodeId/history`,
          roles: systemAdmin,
          answer: history,
          refusals: [missing],
        },
        resolver,
      ),
  }
  const handlers: readonly HttpHandler[] = [
    endpoints.read((call) => wholeOf(call.database, scopeOf(call))),
    endpoints.create(create),
    endpoints.arrange(arrange),
    endpoints.change(change),
    endpoints.changeState(changeState),
    endpoints.empty(empty),
    endpoints.remove(remove),
    endpoints.history(historyOf),
  ]
  return { ...endpoints, handlers }
}
