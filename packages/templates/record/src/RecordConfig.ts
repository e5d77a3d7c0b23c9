import type { ActionableRow } from '@console/core/kinds'
import type { FullKey, Namespace, WordKey } from '@console/core/i18n'
import type { ListQuery, Resource } from '@console/core/resources'
import type { ComponentType, ReactNode } from 'react'
import { type ActionForms, requireForms } from '@console/decision'
import type { ListShape } from '@console/list'
import type { FieldReadings } from '@console/facts'

/** Words in the reader's language, by key: those of the record's feature, and of any namespace before a colon. */
export type RecordWords = (key: string) => string

/** What a tab and the facts of a record are given. */
export interface RecordSlotProps<Detail> {
  /** The record as it is to be drawn. */
  detail: Detail
}

/** One tab of a record. The last tab, its history, a record has by itself. */
export interface RecordTab<Detail, Key extends string = string> {
  /** What stands in the address as `tab`; of the first tab nothing does. */
  id: string
  title: Key | FullKey
  /** Its content, made by `lazy`, so that it is fetched when it is opened. */
  component: ComponentType<RecordSlotProps<Detail>>
  /** How many things in it want to be looked at; nothing is drawn for 0. */
  badge?(detail: Detail): number
  /** Whether the record has it at all. Default: yes. */
  isShown?(detail: Detail): boolean
}

/** A paper that is printed of a record, as an invoice: `?print=` and its `id`; of more records of the kind with `&also=`. */
export interface RecordPaper<Detail, Key extends string = string> {
  id: string
  title: Key
  /** What is on it, black on white and in the reader's language; made by `lazy`. */
  component: ComponentType<RecordSlotProps<Detail>>
  /** Whether the record has it. Default: yes. */
  isShown?(detail: Detail): boolean
}

/** A link beside a record: to its business, its live screen. */
export interface RelatedLink<Key extends string = string> {
  /** What it is. */
  title: Key
  label: string
  to: string
}

/** A record route: everything by which one differs from another. */
export interface RecordConfig<
  Row extends ActionableRow,
  Detail extends Row,
  Key extends string = string,
> {
  /** Whose words the keys are. */
  namespace: Namespace
  resource: Resource<Row, Detail>
  /** The list that one comes from and goes back to. */
  list: {
    /** For example `/approve-product`. */
    path: string
    title: Key
    /** Its configuration, by which `from` in the address is read. */
    config: ListShape
    /** What was decided leaves it, and the next one is shown. */
    isQueue: boolean
  }
  /** The list that a record belongs to, where records of several lists have one screen. Default: `list`. */
  listOf?(detail: Detail): RecordConfig<Row, Detail, Key>['list']
  /** Below the title: a number, a kind. */
  subtitle?(detail: Detail): ReactNode
  /** A small picture before the title; null where the record has none. */
  picture?(detail: Detail): { url: string; alt: string } | null
  /** Beside where it stands: until when it is to be decided. */
  status?: ComponentType<RecordSlotProps<Detail>>
  /** What holds for the whole record, over its tabs. */
  banners?: ComponentType<RecordSlotProps<Detail>>
  /** What waits, before the facts. */
  side?: ComponentType<RecordSlotProps<Detail>>
  /** What one reads first, in the side column: `Facts`. */
  facts: ComponentType<RecordSlotProps<Detail>>
  tabs: readonly RecordTab<Detail, Key>[]
  /** Its server keeps no history of it. Default: it has one, as the last tab. */
  hasNoHistory?: true
  related?(detail: Detail): readonly RelatedLink<Key>[]
  /** What of it can be printed. */
  papers?: readonly RecordPaper<Detail, Key>[]
  /**
   * The names of fields by JSON pointer. Messages to the owner are attached to these, and what changed is named by them.
   */
  fieldLabels: Readonly<Record<string, Key>>
  /** The names of what only this record has, as of its documents, by JSON pointer. */
  partLabels?(detail: Detail, words: RecordWords): Readonly<Record<string, string>>
  /** The own form of each action that has one. */
  forms?: ActionForms<Row>
  /** The fields that an update may change: what a record read as it was submitted changes of what is live leads its first tab. */
  readings?: FieldReadings<Detail, Key>
  /** The address of a record on this screen: `/Product-details/…`, `/product-details?secureToken=…`. */
  pathOf(token: string): string
  /** Which records are offered where the address names none; left out where it always does. */
  lookup?: ListQuery
}

/**
 * Declares a record screen. Its keys are checked against the words of `namespace`.
 * @throws Error where the own form of an action is missing
 * @example export const productRecord = defineRecord<ProductRow, ProductDetail>()({ namespace: 'products', … })
 */
export function defineRecord<Row extends ActionableRow, Detail extends Row>() {
  return <Name extends Namespace>(
    config: RecordConfig<Row, Detail, WordKey<Name>> & { namespace: Name },
  ): RecordConfig<Row, Detail> => {
    requireForms(config.resource.id, config.resource.kinds, config.forms)
    return config
  }
}
