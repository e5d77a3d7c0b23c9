import type { Formats, FullKey, Namespace, Translate, MessageKey } from '@console/core/i18n'
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

/** One of several parts of a value, such as a delivery zone. Its `id` identifies it, whatever its content is. */
export interface Entry {
  id: string
  text: string
}

/** Text of a value: as a whole, or entry by entry. */
export type ValueText = string | readonly Entry[]

/** Context for formatting values. */
export interface FormatContext<Key extends string = string> {
  formats: Formats
  translate: Translate
  /** Translates messages of the screen's own namespace. */
  t(key: Key, values?: Readonly<Record<string, string | number>>): string
}

/** Props of a setting's field: its name in the form, and its texts. */
export interface SettingInput {
  name: string
  label: string
  /** Effect of the setting. */
  description?: string | undefined
}

/** Type of a setting: its field, and its text in the review, in the history and in the read-only view. */
export interface SettingKind<Value, Text extends ValueText = ValueText> {
  input: ComponentType<SettingInput>
  text(value: Value, reading: FormatContext): Text
  /** Set for the full width of its card: lists, grids. Default: beside others. */
  isWide?: boolean
  /** Set for entries of a word or two, which the read-only view shows in one line. Default: stacked. */
  isInline?: boolean
  /** Read-only view, when its text is too long for a line. Default: the text. */
  Shown?(this: void, props: { value: Value }): ReactNode
  /** Difference, when two texts side by side are not enough. Default: the former and the new text. */
  Difference?(this: void, props: { before: Value; after: Value }): ReactNode
}

/** Setting of a section. */
export interface Setting<Value, Key extends string = string> {
  label: Key
  /** Effect of the setting: "applies to orders from now on". Omitted when the section's intro covers it. */
  note?: Key
  kind: SettingKind<Value>
}

/** Named values, each of which is a setting; not a list, nor an amount. */
type Group<Value> = Value extends readonly unknown[] | { amount: number } | null
  ? never
  : Value extends object
    ? Value
    : never

/** Paths of all settings in values: `slaHours.product`. */
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

/** Props of a section's own arrangement. */
export interface ArrangedSection<Values = object> {
  section: string
  values: Values
  /** Stored values, with their version. */
  saved: Values
  version: number
  /** Field or read-only view of each setting, by its path. */
  parts: Readonly<Record<string, ReactNode>>
  canEdit: boolean
}

/** Section on the screen: a card. */
export interface SettingsSection<Values, Key extends string = string> {
  title: Key
  /** Scope of the section, below its title. */
  intro: Key
  /** Arrangement of its settings, if they are not side by side. */
  Arrangement?: ComponentType<ArrangedSection<Values>>
  /** All settings of the contract, in order. */
  settings: { [Path in PathsOf<Values>]: Setting<ValueAt<Values, Path>, Key> }
}

/** Configuration of a settings screen. */
export interface SettingsConfig<
  Document extends SectionedDocument = SectionedDocument,
  Name extends Namespace = Namespace,
> {
  namespace: Name
  title: MessageKey<Name>
  document: Document
  sections: {
    [Section in keyof Document['sections']]: SettingsSection<
      SectionValues<Document>[Section],
      MessageKey<Name>
    >
  }
  /** Note on every setting and section of the document's `appliedByOthers`: who applies it. Required where there are any. */
  othersNote?: MessageKey<Name>
  /** Messages for issues of the schema, when the shared ones are too general. */
  messageOfIssue?(issue: Issue): MessageKey<Name> | undefined
}

/** Setting without its values' type. */
// oxlint-disable-next-line typescript/no-explicit-any -- settings of different values have no value in common
export type AnySetting = Setting<any>

/** Section without its values' type. */
interface AnySection {
  title: string
  intro: string
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  Arrangement?: ComponentType<ArrangedSection<any>>
  settings: Readonly<Record<string, AnySetting>>
}

/** Configuration as the template reads it, without the types of its sections. */
export interface AnySettings {
  namespace: Namespace
  title: string
  document: SectionedDocument
  sections: Readonly<Record<string, AnySection>>
  othersNote?: string
  messageOfIssue?(issue: Issue): string | undefined
  form: ReturnType<typeof formOf>
}

/**
 * Declares a screen of settings: all messages of its sections and of every setting in the contract.
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

/** Full key of a message of the screen. */
export function ownKey(namespace: Namespace, key: string): FullKey {
  return `${namespace}:${key}` as FullKey
}

/**
 * Note of a setting, or intro of a section, followed by who applies it if that is not the console.
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
