import type { ImportKind } from '@console/core/imports'
import { openStorage } from '@console/core/storage'
import * as z from 'zod/mini'
import type { Chosen } from '../flow/importMachine'
import type { OpenedFile } from '../reading/reader'

/**
 * Column positions only, no cells: so it may survive a sign-out. Notations of numbers and days are not stored, because the next
 * file with the same header row may differ.
 */
const stored = z.object({ mapping: z.record(z.string(), z.nullable(z.int())) })

function nameOf({ id }: ImportKind, head: readonly string[]) {
  return `import-mapping:${id}:${JSON.stringify(head)}`
}

/** Stores the mapping for files with this header row. */
export function saveMapping(kind: ImportKind, { opened, mapping }: Chosen): void {
  openStorage('lasting').setItem(nameOf(kind, opened.head), JSON.stringify({ mapping }))
}

/** Applies the stored mapping of files with this header row; the guessed one without any. */
export function withStoredMapping(kind: ImportKind, opened: OpenedFile): OpenedFile {
  const text = openStorage('lasting').getItem(nameOf(kind, opened.head))
  if (text === null) return opened
  try {
    const { success, data } = stored.safeParse(JSON.parse(text))
    return success ? { ...opened, ...data } : opened
  } catch {
    return opened
  }
}
