import type { ActionableRow } from '@console/core/workflows'
import type { FullKey, Namespace, MessageKey } from '@console/core/i18n'
import type { ListQuery, Resource } from '@console/core/resources'
import type { ComponentType, ReactNode } from 'react'
import { type ActionForms, requireForms } from '@console/decision'
import type { ListShape } from '@console/list'
import type { FieldReadings } from '@console/details'

/** Translates keys of the record's feature, and of any namespace before a colon. */
export type RecordMessages = (key: string) => string

/** Props of a record's tabs and details. */
export interface RecordSlotProps<Detail> {
  /** Record to display, with optimistic changes. */
  detail: Detail
}

/** Tab of a record. The last tab, its history, is built in. */
export interface RecordTab<Detail, Key extends string = string> {
  /** Value of `tab` in the address; the first tab has none. */
  id: string
  title: Key | FullKey
  /** Its content, made by `lazy`, so that it is loaded when the tab is opened. */
  component: ComponentType<RecordSlotProps<Detail>>
  /** Number of things that need attention; 0 shows no badge. */
  badge?(detail: Detail): number
  /** Reports whether the record has this tab. Default: true. */
  isShown?(detail: Detail): boolean
}

/** Printable document of a record, such as an invoice: `?print=` and its `id`; for more records of the kind with `&also=`. */
export interface RecordPrintout<Detail, Key extends string = string> {
  id: string
  title: Key
  /** Its content, black on white and in the user's language; made by `lazy`. */
  component: ComponentType<RecordSlotProps<Detail>>
  /** Reports whether the record has it. Default: true. */
  isShown?(detail: Detail): boolean
}

/** Link beside a record: to its business, its live screen. */
export interface RelatedLink<Key extends string = string> {
  title: Key
  label: string
  to: string
}

/** Configuration of a record route. */
export interface RecordConfig<
  Row extends ActionableRow,
  Detail extends Row,
  Key extends string = string,
> {
  namespace: Namespace
  resource: Resource<Row, Detail>
  /** List that the record belongs to, for the way back. */
  list: {
    /** For example `/approve-product`. */
    path: string
    title: Key
    /** Its configuration, which parses `from` in the address. */
    config: ListShape
    /** Set for a queue: a decided record leaves it, and the next one is shown. */
    isQueue: boolean
  }
  /** List of a record, when records of several lists share one screen. Default: `list`. */
  listOf?(detail: Detail): RecordConfig<Row, Detail, Key>['list']
  /** Content below the title: a number, a kind. */
  subtitle?(detail: Detail): ReactNode
  /** Small picture before the title; null without one. */
  picture?(detail: Detail): { url: string; alt: string } | null
  /** Content beside the status: the due date of the decision. */
  status?: ComponentType<RecordSlotProps<Detail>>
  /** Banners about the whole record, above its tabs. */
  banners?: ComponentType<RecordSlotProps<Detail>>
  /** Pending changes, before the details. */
  side?: ComponentType<RecordSlotProps<Detail>>
  /** Most important details, in the side column: `DescriptionList`. */
  details: ComponentType<RecordSlotProps<Detail>>
  tabs: readonly RecordTab<Detail, Key>[]
  /** Set when the server has no history of it. Default: the history is the last tab. */
  hasNoHistory?: true
  related?(detail: Detail): readonly RelatedLink<Key>[]
  /** Its printable documents. */
  printouts?: readonly RecordPrintout<Detail, Key>[]
  /** Field labels by JSON pointer, for messages to the owner and for changes. */
  fieldLabels: Readonly<Record<string, Key>>
  /** Labels of parts that only this record has, such as its documents, by JSON pointer. */
  partLabels?(detail: Detail, messages: RecordMessages): Readonly<Record<string, string>>
  /** Own form of each action that has one. */
  forms?: ActionForms<Row>
  /** Fields that an update may change: for a submitted record, its changes to the live one are at the top of the first tab. */
  readings?: FieldReadings<Detail, Key>
  /** Address of a record on this screen: `/Product-details/…`, `/product-details?secureToken=…`. */
  pathOf(token: string): string
  /** Query of the records to choose from when the address names none; omitted when it always names one. */
  lookup?: ListQuery
}

/**
 * Declares a record screen. Its keys are checked against the messages of `namespace`.
 * @throws Error when the own form of an action is missing
 * @example export const productRecord = defineRecord<ProductRow, ProductDetail>()({ namespace: 'products', … })
 */
export function defineRecord<Row extends ActionableRow, Detail extends Row>() {
  return <Name extends Namespace>(
    config: RecordConfig<Row, Detail, MessageKey<Name>> & { namespace: Name },
  ): RecordConfig<Row, Detail> => {
    requireForms(config.resource.id, config.resource.workflows, config.forms)
    return config
  }
}
