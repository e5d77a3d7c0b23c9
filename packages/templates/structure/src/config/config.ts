import type { Text } from '@console/core/contracts'
import type { Formats, FullKey, Namespace, Translate, MessageKey } from '@console/core/i18n'
import type { AnyStructure, Scope, Structure, StructureNode } from '@console/core/structures'
import type { ComponentType, ReactNode } from 'react'

/** Context for formatting nodes, in the user's language. */
export interface FormatContext<Key extends string = string> {
  formats: Formats
  translate: Translate
  /** Translates messages of the screen's own namespace. */
  t(key: Key, values?: Readonly<Record<string, string | number>>): string
  /** Text of several languages, in the user's. */
  text(text: Text): string
}

/** Props of a node's editor. */
export interface EditorProps<Node> {
  /** Null for a new node. */
  node: Node | null
}

/** Action on a node other than editing. */
export interface NodeTransition<Key extends string = string> {
  /** One of the structure's `transitions`. */
  action: string
  title: Key
  /** Reason why it is not available: its button is shown with it. Default: available. */
  blockedBy?: Key | undefined
  /** Action that undoes it, offered in a notification and by Z; omitted when there is none. */
  undoneBy?: string
}

/** Configuration of a structure screen. */
export interface StructureConfig<
  Node extends StructureNode,
  Values extends object = object,
  Key extends string = string,
> {
  namespace: Namespace
  title: Key
  structure: Structure<Node, Values>
  /** Labels of the scopes, if the structure has any. */
  scopes?: Readonly<Record<string, Key>>
  nameOf(node: Node): Text
  iconOf?(node: Node): ReactNode
  /** Note at the end of its row: the number of records in it, what is missing. */
  note?(node: Node, nodes: readonly Node[], reading: FormatContext<Key>): ReactNode
  /** Number of records that name a node, without those of nodes below it. Default: unknown until the server refuses to delete it. */
  recordsOf?(node: Node): number
  /** Reports whether it is less important, such as a disabled node. Default: false. */
  isMuted?(node: Node): boolean
  /** Editor of a node, or its read-only view: usually made by `nodeForm`. */
  Editor: ComponentType<EditorProps<Node>>
  transitions?(node: Node): readonly NodeTransition<Key>[]
  /** Confirmation for a transition that affects others; null for none. */
  question?(
    action: string,
    chosen: readonly Node[],
    nodes: readonly Node[],
    reading: FormatContext<Key>,
  ): string | null
  /** Link from a node: to its own screen, or to its settings elsewhere. */
  detailsOf?(node: Node, scope: Scope): { title: Key; to: string } | null
  messages: {
    /** Accessible name of the tree. */
    tree: Key
    /** Label of the button that creates a root node, and heading of its form. */
    create: Key
    /** The same below a node; omitted for a flat list. */
    createBelow?: Key
    /** Number of records that name a node: a plural message with `{{number}}`. */
    records?: Key
    /** Number of nodes below one: a counted message with `{{number}}`. Default: entries. */
    children?: Key
    /** Text without any nodes. */
    empty: Key
    /** Text without a selection. */
    choose: Key
    /** History labels of the transitions. */
    events: Readonly<Record<string, Key>>
    /** History labels of the editable fields. */
    fields: Readonly<Record<string, Key>>
  }
}

/** Configuration without its types, for the template. */
// oxlint-disable-next-line typescript/no-explicit-any -- structures of different nodes have no node in common
export type AnyStructureConfig = StructureConfig<any, any>

/**
 * Declares the screen of a structure. Its keys are checked against the messages of `namespace`.
 * @example export const categories = defineStructure<Category, CategoryValues>()({ namespace: 'categories', structure, … })
 */
export function defineStructure<Node extends StructureNode, Values extends object>() {
  return <Name extends Namespace>(
    config: StructureConfig<Node, Values, MessageKey<Name>> & { namespace: Name },
  ): AnyStructureConfig => config as unknown as AnyStructureConfig
}

/** Full key of a message of the screen. */
export function ownKey(namespace: Namespace, key: string): FullKey {
  return `${namespace}:${key}` as FullKey
}

/** Scope of a structure by name; the default for an unknown name, undefined when there are none. */
export function scopeIn({ scope }: Pick<AnyStructure, 'scope'>, value: string | null) {
  if (!scope) return undefined
  return value !== null && scope.values.includes(value) ? value : scope.values[0]
}
