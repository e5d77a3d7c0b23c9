import { isPictureData } from '@console/core/media'
import { countCharacters } from '@console/core/rich-text'
import type * as z from 'zod/mini'
import type { PageBody } from './contract'
import { leastPageCharacters, maxLogoBytes } from './terms'

/** An address with https, or nothing at all. */
export function httpsOrNothing({ value, issues }: z.core.ParsePayload<string>): void {
  const isAddress = /^https:\/\/[^\s/]/i.test(value) && URL.canParse(value)
  if (value === '' || isAddress) return
  issues.push({ code: 'invalid_format', format: 'url', input: value })
}

/** A picture that was uploaded, an address with https, or nothing at all. */
export function logoOrNothing(payload: z.core.ParsePayload<string>): void {
  if (!isPictureData(payload.value, maxLogoBytes)) httpsOrNothing(payload)
}

/** How many characters a page still lacks in English before it can be published; 0: it can. */
export function lackingCharacters({ en }: PageBody): number {
  return Math.max(0, leastPageCharacters - countCharacters(en))
}
