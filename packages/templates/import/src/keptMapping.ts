import type { ImportKind } from '@console/core/imports'
import { openStorage } from '@console/core/storage'
import * as z from 'zod/mini'
import type { Chosen } from './flow/importMachine'
import type { OpenedFile } from './reading/reader'

/** What is kept: names of columns and how a file writes, nothing of what stands in it. So it stays when one signs out. */
const kept = z.object({
  mapping: z.record(z.string(), z.nullable(z.int())),
  style: z.object({ decimal: z.enum(['.', ',']), days: z.enum(['day first', 'month first']) }),
})

function nameOf({ id }: ImportKind, head: readonly string[]) {
  return `import-mapping:${id}:${JSON.stringify(head)}`
}

/** Remembers how files with this head are read. */
export function keepMapping(kind: ImportKind, { opened, mapping, style }: Chosen): void {
  openStorage('lasting').setItem(nameOf(kind, opened.head), JSON.stringify({ mapping, style }))
}

/** The file as files with its head were read before; as it was guessed where there was none. */
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
