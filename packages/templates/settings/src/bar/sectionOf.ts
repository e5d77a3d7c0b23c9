import type { FieldConflict } from '@console/form'

/** Section of a value in the form: `orders` for `sections.orders.values.prefixes.b2c`. */
export function sectionOf({ name }: Pick<FieldConflict, 'name'>): string {
  return name.split('.')[1] ?? ''
}
