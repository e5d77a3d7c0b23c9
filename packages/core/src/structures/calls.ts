import { ApiError, type Send } from '../api'
import { history } from '../workflows/contract'
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

/** One of the structures under one path; undefined where there is only one. */
export type Scope = string | undefined

function queryOf({ scope }: Pick<Structure, 'scope'>, chosen: Scope) {
  return scope && chosen !== undefined ? { [scope.parameter]: chosen } : {}
}

/** Reads all nodes of a structure, in order. */
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

/** Target of a write: path and version of the node. */
export interface NodeVersion {
  nodeId: string
  version: number
}

interface StructureWrite {
  method: 'POST' | 'PATCH' | 'DELETE'
  /** Appended to the structure's path. */
  below?: string
  node?: NodeVersion
  /** Version for `If-Match`: the node's, or the whole structure's. */
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
 * Adds a node as the last of its parent.
 * @param key idempotency key: the same for every retry, so that it takes effect once; so for all writes
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
 * Changes the values of a node.
 * @throws ApiError 412 where someone else has changed it since
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
 * Moves a node.
 * @param version version of the whole structure
 * @throws ApiError 412 where it was rearranged since: `currentStructure` has the current one
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

/** Applies one of the structure's transitions to a node. */
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

/** Moves the whole content of a node into another. */
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
 * Deletes a node.
 * @throws ApiError 409 `in_use` where it has content: `holdingsOf` has the numbers
 */
export function deleteNode<Node extends StructureNode>(
  send: Send,
  structure: Structure<Node>,
  node: NodeVersion,
  key: string,
) {
  return write(send, structure, { method: 'DELETE', node, key })
}

/** Reads the history of a node, newest first. */
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

/** The current structure, where a move was refused because someone else was first; null for every other error. */
export function currentStructure<Node extends StructureNode>(
  structure: Structure<Node>,
  error: unknown,
): Arranged<Node> | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null
  const { current } = (error.body ?? {}) as { current?: unknown }
  return arranged(structure).safeParse(current).data ?? null
}

/** Content of a node that prevented its deletion; null for every other error. */
export function holdingsOf(error: unknown): Holdings | null {
  if (!(error instanceof ApiError) || error.code !== 'in_use') return null
  return holdings.safeParse((error.body as { holds?: unknown } | null)?.holds).data ?? null
}
