import * as z from 'zod/mini'
import type { Base } from '../configuration'
import { type Actor, actor, instant, readableListOf } from '../contracts'
import type { Capability } from '../permissions'

/** Schema of a section's values, with all its rules. */
export type SectionSchema = z.ZodMiniType<object, object>

/**
 * Settings as one document in sections, each with a version of its own: two people who edit different sections never conflict. A
 * screen and the endpoints are derived from it.
 */
export interface SectionedDocument<
  Sections extends Readonly<Record<string, SectionSchema>> = Readonly<
    Record<string, SectionSchema>
  >,
> {
  /** For example `shop-settings`. Its sections are records of that name: change events use it. */
  id: string
  base: Base
  /** Below the base address, for example `/shop-settings`. */
  path: `/${string}`
  /** In display order. */
  sections: Sections
  /** Settings that other services apply: whole sections by their names, and single settings as `section.path`. Default: none. */
  appliedByOthers?: readonly string[]
  /** Capability to change it; everyone who may open its screen can read it. */
  edit: Capability
}

/** Values of all sections, by name. */
export type SectionValues<Document extends SectionedDocument> = {
  [Name in keyof Document['sections']]: z.output<Document['sections'][Name]>
}

/** One section with its current values. */
export interface Section<Values = object> {
  version: number
  /** Author and time of the last change; null where there is none. */
  changed: { by: Actor; at: string } | null
  values: Values
}

/** A section to write: its base version, and all its new values. */
export interface WrittenSection<Values = object> {
  version: number
  values: Values
}

/** Sections of a document, or some of them, by name. */
export interface Sectioned<Each> {
  sections: Record<string, Each>
}

/** One change of a section: its values before and after. */
export interface SectionChange<Values = object> {
  /** The resulting version. */
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

/** Response of `GET {path}`, and of writing: all current sections. */
export function sectionsAnswer(document: SectionedDocument): z.ZodMiniType<Sectioned<Section>> {
  const changed = z.nullable(z.object({ by: actor, at: instant }))
  return z.object({
    sections: ofEach<Section>(document, (values) => z.object({ version, changed, values })),
  })
}

/** Values of a form over the whole document: every section. */
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

/** Response of `GET {path}/{section}/history`: its changes, newest first. */
export function sectionHistory(values: SectionSchema): z.ZodMiniType<{ items: SectionChange[] }> {
  return z.object({
    items: readableListOf<SectionChange>(
      z.object({ version, at: instant, by: actor, before: values, after: values }),
    ),
  })
}

/** Body of a 412 refusal, as someone else was first: the current sections. */
export function sectionsConflict(
  document: SectionedDocument,
): z.ZodMiniType<{ current: Sectioned<Section> }> {
  return z.object({ current: sectionsAnswer(document) })
}
