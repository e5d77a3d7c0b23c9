import { slugOf } from '../category/names'

/** The key that a label suggests, as inputs may have it; empty where the label has too few Latin letters. */
export function keyOf(label: string): string {
  const key = slugOf(label)
    .replaceAll('-', '_')
    .replace(/^[\d_]+/, '')
    .slice(0, 40)
    .replace(/_+$/, '')
  return key.length < 2 ? '' : key
}
