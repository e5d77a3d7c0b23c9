import * as z from 'zod/mini'
import type { Base } from '../configuration'
import { type Actor, actor, instant, readableListOf } from '../contracts'
import type { Capability } from '../permissions'

/** What a section holds: its contract, with all its rules. */
export type SectionSchema = z.ZodMiniType<object, object>

/**
 * Settings that are one document in sections, each with a version of its own: two people who write in different sections are never in
 * each other's way. A screen and the endpoints are made of it.
 */
export interface SectionedDocument<
  Sections extends Readonly<Record<string, SectionSchema>> = Readonly<
    Record<string, SectionSchema>
  >,
> {
  /** For example `shop-settings`. Its sections are records of that name: a server tells under it which of them have changed. */
  id: string
  base: Base
  /** Below the base address, for example `/shop-settings`. */
  path: `/${string}`
  /** In the order in which they are shown. */
  sections: Sections
  /** What other services apply: whole sections by their names, and single settings as `section.path`. Default: none. */
  appliedByOthers?: readonly string[]
  /** Who may change it; whoever may open its screen reads it. */
  edit: Capability
}

/** What all sections hold, by their names. */
export type SectionValues<Document extends SectionedDocument> = {
  [Name in keyof Document['sections']]: z.output<Document['sections'][Name]>
}

/** One section, as it is now. */
export interface Section<Values = object> {
  version: number
  /** Who changed it last, and when; null where nobody has. */
  changed: { by: Actor; at: string } | null
  values: Values
}

/** A section that is written: on which version, and all it holds from then on. */
export interface WrittenSection<Values = object> {
  version: number
  values: Values
}

/** The sections of a document, or some of them, by their names. */
export interface Sectioned<Each> {
  sections: Record<string, Each>
}

/** One change of a section: what it held before and after. */
export interface SectionChange<Values = object> {
  /** The version that it made. */
  version: number
  at: string
  by: Actor
  before: Values
  after: Values
}

const version = z.int().check(z.positive())

function ofEach<Each>(
  { sections }: SectionedDocument,
  make: (values: SectionSchema) => z.ZodMiniType<Each>,
): z.ZodMiniObject<Record<string, z.ZodMiniType<Each>>> {
  return z.object(
    Object.fromEntries(Object.entries(sections).map(([name, values]) => [name, make(values)])),
  )
}

/** Answer of `GET {path}`, and of writing: all sections as they are now. */
export function sectionsAnswer(document: SectionedDocument): z.ZodMiniType<Sectioned<Section>> {
  const changed = z.nullable(z.object({ by: actor, at: instant }))
  return z.object({
    sections: ofEach<Section>(document, (values) => z.object({ version, changed, values })),
  })
}

/** What a form over the whole document writes: every section. */
export function sectionsForm(
  document: SectionedDocument,
): z.ZodMiniType<Sectioned<WrittenSection>> {
  return z.object({
    sections: ofEach<WrittenSection>(document, (values) => z.object({ version, values })),
  })
}

/** Body of `PATCH {path}`: some sections, each on the version that was read. All of them are written, or none. */
export function sectionsBody(
  document: SectionedDocument,
): z.ZodMiniType<Sectioned<WrittenSection>> {
  const written = ofEach<WrittenSection>(document, (values) => z.object({ version, values }))
  return z.object({
    sections: z
      .partial(written)
      .check(z.refine((sections) => Object.keys(sections).length > 0)) as z.ZodMiniType<
      Record<string, WrittenSection>
    >,
  })
}

/** Answer of `GET {path}/{section}/history`: its changes, the newest first. */
export function sectionHistory(values: SectionSchema): z.ZodMiniType<{ items: SectionChange[] }> {
  return z.object({
    items: readableListOf<SectionChange>(
      z.object({ version, at: instant, by: actor, before: values, after: values }),
    ),
  })
}

/** What a refusal with 412 says, as somebody else was first: the sections as they are now. */
export function sectionsConflict(
  document: SectionedDocument,
): z.ZodMiniType<{ current: Sectioned<Section> }> {
  return z.object({ current: sectionsAnswer(document) })
}
