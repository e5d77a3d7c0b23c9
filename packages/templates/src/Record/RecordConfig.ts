import type { ActionableRow } from '@console/core/contracts'
import type { Resource } from '@console/core/resources'
import type { ComponentType, ReactNode } from 'react'

/** What a tab, the facts and other slots of a record are given. */
export interface RecordSlotProps<Detail> {
  /** The record as it is to be drawn. */
  detail: Detail
}

/** One tab of a record. */
export interface RecordTab<Detail> {
  /** What stands in the address: `?tab=checks`. The first tab is not in the address. */
  id: string
  /** Its title: a key of the feature's namespace. */
  title: string
  /** Its content, made by `lazy`, so that it is fetched when it is opened. */
  component: ComponentType<RecordSlotProps<Detail>>
  /** How many things are in it that want to be looked at; nothing is drawn for 0. */
  badge?: (detail: Detail) => number
  /** Whether the record has it at all. Default: yes. */
  isShown?: (detail: Detail) => boolean
}

/** A link beside a record: to its business, its live screen. */
export interface RelatedLink {
  /** What it is: a key of the feature's namespace. */
  title: string
  label: string
  href: string
}

/** What a record screen is made of (domain design 7, T2). Keys of words are those of the feature's namespace. */
export interface RecordConfig<Row extends ActionableRow, Detail extends Row> {
  /** The feature's words. */
  namespace: string
  resource: Resource<Row, Detail>
  /** Where its list is: `/approve-product`. */
  listPath: string
  /** What the list is called: a key. */
  listTitle: string
  /** What stands below the title: number, kind. */
  subtitle?: (detail: Detail) => ReactNode
  /** Before the title: a small picture. */
  picture?: (detail: Detail) => { url: string; alt: string } | null
  /** What one reads first, in the side column. */
  facts: ComponentType<RecordSlotProps<Detail>>
  tabs: readonly RecordTab<Detail>[]
  related?: (detail: Detail) => readonly RelatedLink[]
  /** Keys of the names of fields, by JSON pointer: messages to the owner are attached to these, and changes are named by them. */
  fieldLabels: Readonly<Record<string, string>>
  /** Where another record of the same list is shown. */
  pathOf: (token: string) => string
}
