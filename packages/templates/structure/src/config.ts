import type { Text } from '@console/core/contracts'
import type { Formats, FullKey, Namespace, Say, WordKey } from '@console/core/i18n'
import type { AnyStructure, Scope, Structure, StructureNode } from '@console/core/structures'
import type { ComponentType, ReactNode } from 'react'

/** What nodes are told with, in the reader's language. */
export interface FormatContext<Key extends string = string> {
  formats: Formats
  say: Say
  /** Words of the screen's own namespace. */
  t(key: Key, values?: Readonly<Record<string, string | number>>): string
  /** What is written in several languages, in the reader's. */
  text(text: Text): string
}

/** What the editor of a node is given. */
export interface EditorProps<Node> {
  /** Null where a new one is written. */
  node: Node | null
}

/** Something that can be done with a node beside changing it. */
export interface NodeTransition<Key extends string = string> {
  /** One of the structure's `transitions`. */
  action: string
  title: Key
  /** Why it cannot be done now: its button is shown, and says so. Default: it can be done. */
  blockedBy?: Key | undefined
  /** The action that undoes it, offered in a notice and by Z; none where left out. */
  undoneBy?: string
}

/** What a screen of a structure is made of. */
export interface StructureConfig<
  Node extends StructureNode,
  Values extends object = object,
  Key extends string = string,
> {
  namespace: Namespace
  /** The heading of the screen. */
  title: Key
  structure: Structure<Node, Values>
  /** How each scope is called, where the structure has any. */
  scopes?: Readonly<Record<string, Key>>
  nameOf(node: Node): Text
  iconOf?(node: Node): ReactNode
  /** At the end of its row: how much stands in it, what is missing. */
  note?(node: Node, nodes: readonly Node[], reading: FormatContext<Key>): ReactNode
  /** Number of records that name a node, without those of nodes below it. Default: unknown until the server refuses to delete it. */
  recordsOf?(node: Node): number
  /** Whether it counts less, as what is switched off. Default: none does. */
  isMuted?(node: Node): boolean
  /** What is written of a node, or read: mostly made by `nodeForm`. */
  Editor: ComponentType<EditorProps<Node>>
  /** What can be done with a node now. */
  transitions?(node: Node): readonly NodeTransition<Key>[]
  /** What a transition of these nodes changes for others, asked before it is done; null asks nothing. */
  question?(
    action: string,
    chosen: readonly Node[],
    nodes: readonly Node[],
    reading: FormatContext<Key>,
  ): string | null
  /** A link from a node: to its own screen, or to what is set up for it elsewhere. */
  detailsOf?(node: Node, scope: Scope): { title: Key; to: string } | null
  words: {
    /** Names the tree, for screen readers. */
    tree: Key
    /** Button, and heading of what is written: begins a node among the first. */
    create: Key
    /** The same below a node; left out where a structure is a list. */
    createBelow?: Key
    /** How many records name a node: a counted word with `{{number}}`. */
    records?: Key
    /** Where there is no node at all. */
    empty: Key
    /** Said where nothing is chosen. */
    choose: Key
    /** What a history says of each transition. */
    events: Readonly<Record<string, Key>>
    /** What a history calls each of the fields that can be changed. */
    fields: Readonly<Record<string, Key>>
  }
}

/** The configuration as the template reads it. */
// oxlint-disable-next-line typescript/no-explicit-any -- structures of different nodes have no node in common
export type AnyStructureConfig = StructureConfig<any, any>

/**
 * Declares the screen of a structure. Its keys are checked against the words of `namespace`.
 * @example export const categories = defineStructure<Category, CategoryValues>()({ namespace: 'categories', structure, … })
 */
export function defineStructure<Node extends StructureNode, Values extends object>() {
  return <Name extends Namespace>(
    config: StructureConfig<Node, Values, WordKey<Name>> & { namespace: Name },
  ): AnyStructureConfig => config as unknown as AnyStructureConfig
}

/** A word of the screen's own, by its full key. */
export function ownKey(namespace: Namespace, key: string): FullKey {
  return `${namespace}:${key}` as FullKey
}

/** Which of a structure's scopes a value names; the usual one where it names none, undefined where there are none. */
export function scopeIn({ scope }: Pick<AnyStructure, 'scope'>, value: string | null) {
  if (!scope) return undefined
  return value !== null && scope.values.includes(value) ? value : scope.values[0]
}
