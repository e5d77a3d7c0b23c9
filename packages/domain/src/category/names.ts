import type { Text } from '@console/core/contracts'
import * as z from 'zod/mini'

/** A name in three languages, as edited: English is required, and is shown for missing translations. */
export const namesSchema = z.object({
  en: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
  tr: z.string().check(z.trim(), z.maxLength(60)),
  ar: z.string().check(z.trim(), z.maxLength(60)),
})

/** Part of the address that identifies a category, unique among its siblings. */
export const slugSchema = z.string().check(z.regex(/^(?=.{2,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/))

export type Names = z.infer<typeof namesSchema>

/** Names as they are stored: without empty ones. */
export function textOf({ en, tr, ar }: Names): Text {
  return { en, ...(tr ? { tr } : {}), ...(ar ? { ar } : {}) }
}

/** Languages without a translation. */
export function missingIn(name: Text): ('tr' | 'ar')[] {
  return (['tr', 'ar'] as const).filter((language) => !name[language])
}

/** Suggests the part of the address for a name. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '')
}
