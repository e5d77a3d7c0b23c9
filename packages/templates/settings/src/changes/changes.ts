import { isSame } from '@console/form'
import type { Section, Sectioned, WrittenSection } from '@console/core/sections'
import type { AnySetting, AnySettings } from '../config/config'

/** Setting with a changed value. */
export interface Change {
  section: string
  /** Path within the values of its section: `slaHours.product`. */
  path: string
  setting: AnySetting
  before: unknown
  after: unknown
}

/** Value of a setting in those of its section. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as never)?.[key], values)
}

/** Name of a setting in the form over the whole document. */
export function nameOf(section: string, path: string): string {
  return `sections.${section}.values.${path}`
}

/** Changes between two states of a section, setting by setting in their order. */
export function changesIn(
  { sections }: Pick<AnySettings, 'sections'>,
  section: string,
  before: unknown,
  after: unknown,
): Change[] {
  return Object.entries(sections[section]?.settings ?? {}).flatMap(([path, setting]) => {
    const [old, now] = [valueAt(before, path), valueAt(after, path)]
    return isSame(old, now) ? [] : [{ section, path, setting, before: old, after: now }]
  })
}

/** Changes between the stored document and the form, in the order of the sections. */
export function allChanges(
  config: Pick<AnySettings, 'sections'>,
  read: Sectioned<Section>,
  written: Sectioned<Pick<WrittenSection<unknown>, 'values'>>,
): Change[] {
  return Object.keys(config.sections).flatMap((section) =>
    changesIn(config, section, read.sections[section]?.values, written.sections[section]?.values),
  )
}

/** Sections with changes, which have to be sent. */
export function changedSections(
  read: Sectioned<Section>,
  written: Sectioned<WrittenSection>,
): Record<string, WrittenSection> {
  return Object.fromEntries(
    Object.entries(written.sections).filter(
      ([name, { values }]) => !isSame(values, read.sections[name]?.values),
    ),
  )
}

/** Initial values of a form over the document. */
export function writtenOf(read: Sectioned<Section>): Sectioned<WrittenSection> {
  return {
    sections: Object.fromEntries(
      Object.entries(read.sections).map(([name, { version, values }]) => [
        name,
        { version, values },
      ]),
    ),
  }
}
