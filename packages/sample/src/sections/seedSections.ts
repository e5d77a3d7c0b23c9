import type { Actor } from '@console/core/contracts'
import type { SectionChange, SectionedDocument, SectionValues } from '@console/core/sections'
import { once } from '../draws/once'
import { instant, sampleStart } from '../store/clock'
import type { Entity } from '../store/entity'
import { day } from '../world/shared/approval'
import type { SectionRow } from './sectionEndpoints'

/** What a change before the sample's start replaced. */
interface Replaced<Values> {
  /** How many days before the sample's start. */
  daysAgo: number
  /** What it took the place of: fields that are left out were not changed. */
  before: Partial<Values>
  /** Who changed it. */
  by: Actor
}

/** A document of settings as the sample world begins with it. */
interface Seeds<Document extends SectionedDocument> {
  document: Document
  values: SectionValues<Document>
  /** What was changed before, by section, the newest first. */
  replaced: () => {
    [Section in keyof SectionValues<Document>]?: readonly Replaced<
      SectionValues<Document>[Section]
    >[]
  }
}

/** The sections of a document as the store keeps them, and what was changed of each before the sample's start. */
export function seedSections<Document extends SectionedDocument>({
  document,
  values,
  replaced,
}: Seeds<Document>) {
  const sections = Object.entries(values as Record<string, object>)

  /** By section, the newest first. */
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
