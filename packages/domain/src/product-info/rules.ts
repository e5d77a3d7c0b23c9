import { isPictureData } from '@console/core/media'
import { countCharacters } from '@console/core/rich-text'
import type * as z from 'zod/mini'
import type { PageBody } from './contract'
import { minPageCharacters, maxLogoBytes } from './terms'

/** Requires an https address, or an empty text. */
export function httpsOrNothing({ value, issues }: z.core.ParsePayload<string>): void {
  const isAddress = /^https:\/\/[^\s/]/i.test(value) && URL.canParse(value)
  if (value === '' || isAddress) return
  issues.push({ code: 'invalid_format', format: 'url', input: value })
}

/** Uploaded picture, https address, or nothing. */
export function logoOrNothing(payload: z.core.ParsePayload<string>): void {
  if (!isPictureData(payload.value, maxLogoBytes)) httpsOrNothing(payload)
}

/** Number of characters that the English text of a page lacks for publication; 0 if it can be published. */
export function lackingCharacters({ en }: PageBody): number {
  return Math.max(0, minPageCharacters - countCharacters(en))
}
