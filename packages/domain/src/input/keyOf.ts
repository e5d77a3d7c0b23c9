import { slugOf } from '../category/names'

/** Suggests a valid key for a label; empty if the label has too few Latin letters. */
export function keyOf(label: string): string {
  const key = slugOf(label)
    .replaceAll('-', '_')
    .replace(/^[\d_]+/, '')
    .slice(0, 40)
    .replace(/_+$/, '')
  return key.length < 2 ? '' : key
}
