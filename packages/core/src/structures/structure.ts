import * as z from 'zod/mini'
import type { Base } from '../configuration'
import type { Capability } from '../permissions'

/** What every node of a structure has; what else it has is its structure's own. */
export const structureNode = z.object({
  /** Opaque, and for ever the same. Its characters are those that an address can bear as they are. */
  nodeId: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,80}$/)),
  /** The node that it stands in; null where it is one of the first. */
  parentId: z.nullable(z.string()),
  /** Counts up from 1 with each change of what the node holds; not where it is only moved. */
  version: z.int().check(z.positive()),
})

/** What every node of a structure has. */
export type StructureNode = z.infer<typeof structureNode>

/**
 * Records that stand in an order that people give them: a tree, or a list where `depth` is 1. A screen and the endpoints are made of it.
 */
export interface Structure<
  Node extends StructureNode = StructureNode,
  Values extends object = object,
> {
  /** For example `categories`. Its nodes are records of that name. */
  id: string
  base: Base
  /** Below the base address, for example `/categories`. */
  path: `/${string}`
  /** One node, as it is read: extends `structureNode`. */
  node: z.ZodMiniType<Node>
  /** What is written of a node, with all its rules. */
  values: z.ZodMiniType<Values>
  /** How many nodes stand below each other at most; 1: it is a list. */
  depth: number
  /** Where one path has several structures, the parameter that says which: `kind`, and its values, the first of which is the usual one. */
  scope?: { parameter: string; values: readonly string[] }
  /** What can be done with a node beside changing it: `activate`, `publish`. */
  transitions: readonly string[]
  /** Who may change it; whoever may open its screen reads it. */
  edit: Capability
}

/** A structure without the types of what its nodes hold. */
// oxlint-disable-next-line typescript/no-explicit-any -- structures of different nodes have no node in common
export type AnyStructure = Structure<any, any>

/** A whole structure, as it is now. */
export interface Arranged<Node extends StructureNode = StructureNode> {
  /** Counts up with each node that is added, moved or taken away. */
  version: number
  /** All nodes; those with the same parent in their order. */
  nodes: Node[]
}

/** What a write is answered with: the whole structure as it is then, and which node was written. */
export interface Written<Node extends StructureNode = StructureNode> {
  structure: Arranged<Node>
  nodeId: string
}

/** Where a node is put: into which other, and the order of all that stand there then, itself among them. */
export const move = z.object({
  nodeId: z.string(),
  parentId: z.nullable(z.string()),
  order: z.array(z.string()).check(z.minLength(1)),
})

/** Where a node is put. */
export type Move = z.infer<typeof move>

/** What stands in a node, and is in the way of deleting it. */
export const holdings = z.object({
  /** Nodes right below it. */
  children: z.int().check(z.nonnegative()),
  /** Records of other kinds that name it, such as products. */
  records: z.int().check(z.nonnegative()),
})

/** What stands in a node. */
export type Holdings = z.infer<typeof holdings>

/** Answer of `GET {path}`. */
export function arranged<Node extends StructureNode>({
  node,
}: Pick<Structure<Node>, 'node'>): z.ZodMiniType<Arranged<Node>> {
  return z.object({ version: z.int().check(z.positive()), nodes: z.array(node) })
}

/** Answer of every write. */
export function written<Node extends StructureNode>(
  structure: Pick<Structure<Node>, 'node'>,
): z.ZodMiniType<Written<Node>> {
  return z.object({ structure: arranged(structure), nodeId: z.string() })
}
