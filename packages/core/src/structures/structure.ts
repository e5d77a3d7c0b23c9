import * as z from 'zod/mini'
import type { Base } from '../configuration'
import type { Capability } from '../permissions'

/** Members of every node; further ones depend on the structure. */
export const structureNode = z.object({
  /** Opaque and permanent. Its characters need no encoding in an address. */
  nodeId: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,80}$/)),
  /** Parent; null for a top-level node. */
  parentId: z.nullable(z.string()),
  /** Incremented on each change of the node's values; not when it is only moved. */
  version: z.int().check(z.positive()),
})

/** Members of every node. */
export type StructureNode = z.infer<typeof structureNode>

/** Records in an order set by people: a tree, or a list where `depth` is 1. A screen and the endpoints are derived from it. */
export interface Structure<
  Node extends StructureNode = StructureNode,
  Values extends object = object,
> {
  /** For example `categories`. Its nodes are records of that name. */
  id: string
  base: Base
  /** Below the base address, for example `/categories`. */
  path: `/${string}`
  /** Schema of a node: extends `structureNode`. */
  node: z.ZodMiniType<Node>
  /** Schema of the values to write, with all its rules. */
  values: z.ZodMiniType<Values>
  /** Maximum depth; 1: it is a list. */
  depth: number
  /** For a path with several structures, the parameter that selects one: `kind`, and its values, the first of which is the default. */
  scope?: { parameter: string; values: readonly string[] }
  /** Actions on a node beside changing it: `activate`, `publish`. */
  transitions: readonly string[]
  /** Capability to change it; everyone who may open its screen can read it. */
  edit: Capability
}

/** A structure without the types of what its nodes hold. */
// oxlint-disable-next-line typescript/no-explicit-any -- structures of different nodes have no node in common
export type AnyStructure = Structure<any, any>

/** A whole structure in its current state. */
export interface Arranged<Node extends StructureNode = StructureNode> {
  /** Incremented when a node is added, moved or deleted. */
  version: number
  /** All nodes; siblings are in order. */
  nodes: Node[]
}

/** Response of a write: the resulting structure, and the written node. */
export interface Written<Node extends StructureNode = StructureNode> {
  structure: Arranged<Node>
  nodeId: string
}

/** New position of a node: its parent, and the order of all children there, itself included. */
export const move = z.object({
  nodeId: z.string(),
  parentId: z.nullable(z.string()),
  order: z.array(z.string()).check(z.minLength(1)),
})

/** New position of a node. */
export type Move = z.infer<typeof move>

/** Content of a node that prevents its deletion. */
export const holdings = z.object({
  /** Direct children. */
  children: z.int().check(z.nonnegative()),
  /** Records of other kinds that refer to it, such as products. */
  records: z.int().check(z.nonnegative()),
})

/** Content of a node. */
export type Holdings = z.infer<typeof holdings>

/** Response of `GET {path}`. */
export function arranged<Node extends StructureNode>({
  node,
}: Pick<Structure<Node>, 'node'>): z.ZodMiniType<Arranged<Node>> {
  return z.object({ version: z.int().check(z.positive()), nodes: z.array(node) })
}

/** Response of every write. */
export function written<Node extends StructureNode>(
  structure: Pick<Structure<Node>, 'node'>,
): z.ZodMiniType<Written<Node>> {
  return z.object({ structure: arranged(structure), nodeId: z.string() })
}
