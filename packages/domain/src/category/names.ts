import type { Text } from '@console/core/contracts'
import * as z from 'zod/mini'

/** A name in three languages, as it is written: in English in any case; one that is missing elsewhere is shown in English. */
export const namesSchema = z.object({
  en: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
  tr: z.string().check(z.trim(), z.maxLength(60)),
  ar: z.string().check(z.trim(), z.maxLength(60)),
})

/** What stands of a category in its address, unique among those beside it. */
export const slugSchema = z.string().check(z.regex(/^(?=.{2,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/))

/** A name in three languages, as it is written. */
export type Names = z.infer<typeof namesSchema>

/** The names as they are kept: without those that are not there. */
export function textOf({ en, tr, ar }: Names): Text {
  return { en, ...(tr ? { tr } : {}), ...(ar ? { ar } : {}) }
}

/** The languages in which a name is missing. */
export function missingIn(name: Text): ('tr' | 'ar')[] {
  return (['tr', 'ar'] as const).filter((language) => !name[language])
}

/** The part of an address that a name suggests. */
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
