import type { ImportKind } from '@console/core/imports'
import { openStorage } from '@console/core/storage'
import * as z from 'zod/mini'
import type { Chosen } from './flow/importMachine'
import type { OpenedFile } from './reading/reader'

/**
 * Names of columns, no cells: so it stays when one signs out. How a file writes numbers and days is not remembered: the next file with the same
 * header row can write them in another way.
 */
const kept = z.object({ mapping: z.record(z.string(), z.nullable(z.int())) })

function nameOf({ id }: ImportKind, head: readonly string[]) {
  return `import-mapping:${id}:${JSON.stringify(head)}`
}

/** Remembers which columns files with this header row have. */
export function keepMapping(kind: ImportKind, { opened, mapping }: Chosen): void {
  openStorage('lasting').setItem(nameOf(kind, opened.head), JSON.stringify({ mapping }))
}

/** The file with its columns as in files with its header row before; as they were guessed where there was none. */
export function withKeptMapping(kind: ImportKind, opened: OpenedFile): OpenedFile {
  const text = openStorage('lasting').getItem(nameOf(kind, opened.head))
  if (text === null) return opened
  try {
    const { success, data } = kept.safeParse(JSON.parse(text))
    return success ? { ...opened, ...data } : opened
  } catch {
    return opened
  }
}
