import type { Formats, FullKey, Namespace, Say, WordKey } from '@console/core/i18n'
import {
  type Sectioned,
  type SectionedDocument,
  type SectionValues,
  sectionsForm,
  type WrittenSection,
} from '@console/core/sections'
import { defineForm, type FormOf, type Issue } from '@console/form'
import type { ComponentType, ReactNode } from 'react'

type Written = Sectioned<WrittenSection>

/** One of several things that a value is made of, such as a delivery zone. Its `id` tells it from the others, whatever it says. */
export interface Entry {
  id: string
  text: string
}

/** What a value says: in one text, or entry by entry. */
export type ValueText = string | readonly Entry[]

/** What values are written with. */
export interface FormatContext<Key extends string = string> {
  formats: Formats
  say: Say
  /** Words of the screen's own namespace. */
  t(key: Key, values?: Readonly<Record<string, string | number>>): string
}

/** What a setting is written with: its name in the form, and its words. */
export interface SettingInput {
  name: string
  label: string
  /** What it affects. */
  description?: string | undefined
}

/** A sort of values: how one is written and how it is read, in the review, in the history, and by who may not change it. */
export interface SettingKind<Value, Text extends ValueText = ValueText> {
  input: ComponentType<SettingInput>
  text(value: Value, reading: FormatContext): Text
  /** It takes the width of its card: lists, grids. Default: it stands beside others. */
  isWide?: boolean
  /** Its entries are a word or two: who only reads them has them in one line. Default: one below the other. */
  isInline?: boolean
  /** How it is read where its text is too long for a line. Default: the text. */
  Shown?(this: void, props: { value: Value }): ReactNode
  /** What became of it, where one text beside another says too little. Default: the one, and the other. */
  Difference?(this: void, props: { before: Value; after: Value }): ReactNode
}

/** One setting. */
export interface Setting<Value, Key extends string = string> {
  label: Key
  /** What it affects: "applies to orders from now on". Left out where the section's own words say it. */
  note?: Key
  kind: SettingKind<Value>
}

/** Values under names of their own, each of which is a setting; not a list, nor an amount. */
type Group<Value> = Value extends readonly unknown[] | { amount: number } | null
  ? never
  : Value extends object
    ? Value
    : never

/** The names of all settings that values are made of: `slaHours.product`. */
type PathsOf<Values> = {
  [Key in keyof Values & string]: Group<Values[Key]> extends never
    ? Key
    : `${Key}.${PathsOf<Values[Key]>}`
}[keyof Values & string]

type ValueAt<Values, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof Values
    ? ValueAt<Values[Key], Rest>
    : never
  : Path extends keyof Values
    ? Values[Path]
    : never

/** A section as its own arrangement is given it. */
export interface ArrangedSection<Values = object> {
  section: string
  /** What is in its fields now. */
  values: Values
  /** What is kept of it, and under which version. */
  saved: Values
  version: number
  /** The field of each setting, or what who may only read has of it, by its path. */
  parts: Readonly<Record<string, ReactNode>>
  canEdit: boolean
}

/** A section on the screen: a card. */
export interface SettingsSection<Values, Key extends string = string> {
  title: Key
  /** What all of it applies to, below its title. */
  intro: Key
  /** How its settings stand, where that is not beside each other. */
  Arrangement?: ComponentType<ArrangedSection<Values>>
  /** In their order: every one that the contract has. */
  settings: { [Path in PathsOf<Values>]: Setting<ValueAt<Values, Path>, Key> }
}

/** What a screen of settings is made of. */
export interface SettingsConfig<
  Document extends SectionedDocument = SectionedDocument,
  Name extends Namespace = Namespace,
> {
  namespace: Name
  /** The heading of the screen. */
  title: WordKey<Name>
  document: Document
  sections: {
    [Section in keyof Document['sections']]: SettingsSection<
      SectionValues<Document>[Section],
      WordKey<Name>
    >
  }
  /** Note on every setting and section of the document's `appliedByOthers`: who applies it. Required where there are any. */
  othersNote?: WordKey<Name>
  /** The words for what the contract finds fault with, where those that all forms share say too little. */
  wordOfIssue?(issue: Issue): WordKey<Name> | undefined
}

/** A setting without its values' type. */
// oxlint-disable-next-line typescript/no-explicit-any -- settings of different values have no value in common
export type AnySetting = Setting<any>

/** A section without its values' type. */
interface AnySection {
  title: string
  intro: string
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  Arrangement?: ComponentType<ArrangedSection<any>>
  settings: Readonly<Record<string, AnySetting>>
}

/** The configuration as the template reads it: without the types of what its sections hold. */
export interface AnySettings {
  namespace: Namespace
  title: string
  document: SectionedDocument
  sections: Readonly<Record<string, AnySection>>
  othersNote?: string
  wordOfIssue?(issue: Issue): string | undefined
  form: ReturnType<typeof formOf>
}

/**
 * Declares a screen of settings: all words of its sections and of every setting that the contract has.
 * @example export const shopSetting = defineSettings({ namespace: 'shop', title: 'title', document: shopSettings, sections: { … } })
 */
export function defineSettings<Document extends SectionedDocument, Name extends Namespace>(
  config: SettingsConfig<Document, Name>,
): AnySettings {
  return { ...(config as unknown as AnySettings), form: formOf(config.document) }
}

function formOf(document: SectionedDocument): FormOf<Written, Written> {
  return defineForm(sectionsForm(document) as FormOf<Written, Written>['schema'])
}

/** A word of the screen's own, by its full key. */
export function ownKey(namespace: Namespace, key: string): FullKey {
  return `${namespace}:${key}` as FullKey
}

/**
 * Note of a setting, or intro of a section, followed by who applies it where that is not the console.
 * @param at a section, or a setting as `section.path`
 */
export function noteOf(
  { document, othersNote }: Pick<AnySettings, 'document' | 'othersNote'>,
  t: FormatContext['t'],
  at: string,
  note: string | undefined,
): string | undefined {
  const isOfOthers = document.appliedByOthers?.includes(at) ?? false
  const notes = [note, isOfOthers ? othersNote : undefined].flatMap((key) => (key ? [t(key)] : []))
  return notes.length > 0 ? notes.join(' ') : undefined
}
