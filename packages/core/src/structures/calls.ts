import { ApiError, type Send } from '../api'
import { history } from '../kinds/contract'
import {
  type Arranged,
  arranged,
  type Holdings,
  holdings,
  type Move,
  type Structure,
  type StructureNode,
  written,
  type Written,
} from './structure'

/** Which of the structures under one path; undefined where there is one only. */
export type Scope = string | undefined

function queryOf({ scope }: Pick<Structure, 'scope'>, chosen: Scope) {
  return scope && chosen !== undefined ? { [scope.parameter]: chosen } : {}
}

/** Reads all nodes of a structure, in their order. */
export function readStructure<Node extends StructureNode>(
  send: Send,
  structure: Structure<Node>,
  scope: Scope,
  signal?: AbortSignal,
): Promise<Arranged<Node>> {
  const { base, path } = structure
  const query = queryOf(structure, scope)
  return send({ base, method: 'GET', path, query, answer: arranged(structure), signal })
}

/** What a write names of the node that it is about. */
export interface NodeVersion {
  nodeId: string
  version: number
}

interface StructureWrite {
  method: 'POST' | 'PATCH' | 'DELETE'
  /** Behind the structure's path. */
  below?: string
  node?: NodeVersion
  /** Of what `If-Match` names: the node, or the whole structure. */
  version?: number
  body?: unknown
  scope?: Scope
  key: string
}

function write<Node extends StructureNode>(
  send: Send,
  structure: Structure<Node>,
  { method, below = '', node, version = node?.version, body, scope, key }: StructureWrite,
): Promise<Written<Node>> {
  return send({
    base: structure.base,
    method,
    path: `${structure.path}${node ? '/:nodeId' : ''}${below}`,
    ...(node ? { segments: { nodeId: node.nodeId } } : {}),
    query: queryOf(structure, scope),
    body,
    headers: {
      'Idempotency-Key': key,
      ...(version === undefined ? {} : { 'If-Match': `"v${version}"` }),
    },
    answer: written(structure),
  })
}

/**
 * Adds a node, as the last in its parent.
 * @param key the same for every try, so that it is done once; so for all writes
 */
export function createNode<Node extends StructureNode, Values extends object>(
  send: Send,
  structure: Structure<Node, Values>,
  scope: Scope,
  parentId: string | null,
  values: Values,
  key: string,
) {
  const body = { parentId, ...values }
  return write(send, structure, { method: 'POST', scope, body, key })
}

/**
 * Changes what a node holds.
 * @throws ApiError 412 where somebody else has changed it since
 */
export function changeNode<Node extends StructureNode, Values extends object>(
  send: Send,
  structure: Structure<Node, Values>,
  node: NodeVersion,
  values: Values,
  key: string,
) {
  return write(send, structure, { method: 'PATCH', node, body: values, key })
}

/**
 * Puts a node somewhere else.
 * @param version of the whole structure
 * @throws ApiError 412 where it was arranged anew since: `currentStructure` has what it is now
 */
export function moveNode<Node extends StructureNode>(
  send: Send,
  structure: Structure<Node>,
  scope: Scope,
  version: number,
  body: Move,
  key: string,
) {
  return write(send, structure, { method: 'POST', below: '/reorder', scope, version, body, key })
}

/** Does one of the structure's transitions with a node. */
export function changeState<Node extends StructureNode>(
  send: Send,
  structure: Structure<Node>,
  node: NodeVersion,
  action: string,
  key: string,
) {
  const body = { action }
  return write(send, structure, { method: 'POST', below: '/transitions', node, body, key })
}

/** Moves all that stands in a node into another. */
export function moveContent<Node extends StructureNode>(
  send: Send,
  structure: Structure<Node>,
  node: NodeVersion,
  target: string,
  key: string,
) {
  const body = { target }
  return write(send, structure, { method: 'POST', below: '/move-content', node, body, key })
}

/**
 * Takes a node away.
 * @throws ApiError 409 `in_use` where something stands in it: `holdingsOf` says how much
 */
export function deleteNode<Node extends StructureNode>(
  send: Send,
  structure: Structure<Node>,
  node: NodeVersion,
  key: string,
) {
  return write(send, structure, { method: 'DELETE', node, key })
}

/** What happened to a node, the newest first. */
export async function readNodeHistory(
  send: Send,
  { base, path }: Pick<Structure, 'base' | 'path'>,
  nodeId: string,
  signal?: AbortSignal,
) {
  const { items } = await send({
    base,
    method: 'GET',
    path: `${path}/:nodeId/history`,
    segments: { nodeId },
    answer: history,
    signal,
  })
  return items
}

/** The structure as it is now, where a move was refused because somebody else was first; null for every other error. */
export function currentStructure<Node extends StructureNode>(
  structure: Structure<Node>,
  error: unknown,
): Arranged<Node> | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null
  const { current } = (error.body ?? {}) as { current?: unknown }
  return arranged(structure).safeParse(current).data ?? null
}

/** What stands in a node that was not deleted because of it; null for every other error. */
export function holdingsOf(error: unknown): Holdings | null {
  if (!(error instanceof ApiError) || error.code !== 'in_use') return null
  return holdings.safeParse((error.body as { holds?: unknown } | null)?.holds).data ?? null
}
