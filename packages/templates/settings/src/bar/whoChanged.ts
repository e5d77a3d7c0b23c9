import type { Section, Sectioned } from '@console/core/sections'
import type { Contested } from '@console/form'

/** The section that a value of the form belongs to: of `sections.orders.values.prefixes.b2c` it is `orders`. */
export function sectionOf({ name }: Pick<Contested, 'name'>): string {
  return name.split('.')[1] ?? ''
}

/** The names of those who changed what is contested, each once. */
export function whoChanged(
  contested: readonly Pick<Contested, 'name'>[],
  { sections }: Sectioned<Section>,
): string[] {
  const names = contested.flatMap((each) => sections[sectionOf(each)]?.changed?.by.name ?? [])
  return [...new Set(names)]
}
