import type { FieldConflict } from '@console/form'

/** The section that a value of the form belongs to: of `sections.orders.values.prefixes.b2c` it is `orders`. */
export function sectionOf({ name }: Pick<FieldConflict, 'name'>): string {
  return name.split('.')[1] ?? ''
}
