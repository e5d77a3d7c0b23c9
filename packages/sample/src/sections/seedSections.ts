import type { Actor } from '@console/core/contracts'
import type { SectionChange, SectionedDocument, SectionValues } from '@console/core/sections'
import { once } from '../random/once'
import { day, instant, sampleStart } from '../store/clock'
import type { Entity } from '../store/entity'
import type { SectionRow } from './sectionEndpoints'

/** A change before the sample's start. */
interface Replaced<Values> {
  /** Days before the sample's start. */
  daysAgo: number
  /** Previous values; fields that did not change are missing. */
  before: Partial<Values>
  /** Author of the change. */
  by: Actor
}

/** Initial state of a document of settings. */
interface Seeds<Document extends SectionedDocument> {
  document: Document
  values: SectionValues<Document>
  /** Earlier changes, by section, newest first. */
  replaced: () => {
    [Section in keyof SectionValues<Document>]?: readonly Replaced<
      SectionValues<Document>[Section]
    >[]
  }
}

/** Seed of a document's sections as they are stored, and the changes of each before the sample's start. */
export function seedSections<Document extends SectionedDocument>({
  document,
  values,
  replaced,
}: Seeds<Document>) {
  const sections = Object.entries(values as Record<string, object>)

  /** By section, newest first. */
  const changes = once(() => {
    const all = replaced() as Record<string, readonly Replaced<object>[] | undefined>
    return new Map(sections.map(([name, now]) => [name, changesOf(now, all[name] ?? [])]))
  })
  const past = (section: string): readonly SectionChange[] => changes().get(section) ?? []

  const entity: Entity<SectionRow> = {
    name: document.id,
    seed: once(() =>
      sections.map(([section, now]): SectionRow => {
        const [last] = past(section)
        return {
          section,
          version: last?.version ?? 1,
          changed: last ? { by: last.by, at: last.at } : null,
          values: now,
        }
      }),
    ),
    token: 'section',
  }
  return { entity, past }
}

function changesOf(now: object, steps: readonly Replaced<object>[]): SectionChange[] {
  let after = now
  return steps.map(({ daysAgo, before: fields, by }, place) => {
    const before = { ...after, ...fields }
    const version = steps.length + 1 - place
    const change = { version, at: instant(sampleStart - daysAgo * day), by, before, after }
    after = before
    return change
  })
}
