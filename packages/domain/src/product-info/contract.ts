import { actor, instant, readableListOf } from '@console/core/contracts'
import { richText, countCharacters } from '@console/core/rich-text'
import type { SectionedDocument, SectionValues } from '@console/core/sections'
import * as z from 'zod/mini'
import { isPictureData } from '@console/core/media'
import { countries, e164 } from '../parties/contract'
import { productInfoCapabilities } from './capabilities'
import { longestLogo, productPages, socialNetworks, minPageCharacters, maxLogoBytes } from './terms'

/** A line of text, with inclusive limits of its length. */
const line = (min: number, max: number) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max))

const phone = z.string().check(z.regex(e164))
const httpsAddress = z.url({ protocol: /^https$/ })
/** An https address, or empty. */
const link = z.string().check(z.maxLength(2000), z.check(httpsOrNothing))
/** A picture as a `data:` address, an https address, or nothing. */
const logo = z.string().check(z.maxLength(longestLogo), z.check(logoOrNothing))

const identity = z.object({
  displayName: line(2, 60),
  legalName: line(2, 160),
  /** Line below the shop's name; English replaces missing translations. */
  tagline: z.object({ en: line(2, 120), tr: line(0, 120), ar: line(0, 120) }),
  /** Pictures, or their addresses; without one, a logo is made from the shop's name. */
  logoLight: logo,
  logoDark: logo,
  favicon: logo,
})

const contact = z.object({
  supportEmail: z.email(),
  supportPhones: z
    .array(z.object({ phoneId: z.string(), phone }))
    .check(z.minLength(1), z.maxLength(5)),
})

const offices = z.object({
  offices: z
    .array(
      z.object({
        officeId: z.string(),
        name: line(2, 60),
        line1: line(2, 120),
        town: line(2, 60),
        countryCode: z.enum(countries),
      }),
    )
    .check(z.maxLength(20)),
})

const social = z.object({
  socials: z
    .array(z.object({ socialId: z.string(), network: z.enum(socialNetworks), url: httpsAddress }))
    .check(z.maxLength(10)),
  appLinks: z.object({ appStore: link, googlePlay: link }),
})

/** Text of a page in each language; English replaces missing translations. */
export const pageBody = z.object({ en: richText, tr: richText, ar: richText })

/** Draft of a page, not public until it is published. */
const draft = z.object({ body: pageBody })

/** Information about the shop: `GET`, `PATCH {business}/product-info`. Its pages are drafts. */
export const productInfo = {
  id: 'product-info',
  base: 'business',
  path: '/product-info',
  sections: {
    identity,
    contact,
    offices,
    social,
    about: draft,
    terms: draft,
    privacy: draft,
    returns: draft,
    help: draft,
  },
  edit: productInfoCapabilities.edit,
} as const satisfies SectionedDocument

/** Values of its sections. */
export type ProductInfo = SectionValues<typeof productInfo>

export type PageBody = z.infer<typeof pageBody>

/** A published version of a page. */
export const pageVersion = z.object({
  /** Starts at 1. */
  number: z.int().check(z.positive()),
  at: instant,
  by: actor,
  /** Number of the version that it restored; null for a published draft. */
  broughtBack: z.nullable(z.int().check(z.positive())),
  body: pageBody,
})

export type PageVersion = z.infer<typeof pageVersion>

/** Published versions of a page, newest first: the first is the public one. */
export const pageVersions = z.object({ items: readableListOf(pageVersion) })

/** Body of publishing: the version of the draft that was read. */
export const pageToPublish = z.object({ version: z.int().check(z.positive()) })

/** Body of a revert: the target version, and the one that is public now. */
export const pageToRevert = z.object({
  to: z.int().check(z.positive()),
  latest: z.int().check(z.positive()),
})

/** Page of a call. */
export const productPage = z.enum(productPages)

/** Requires an https address, or an empty text. */
function httpsOrNothing({ value, issues }: z.core.ParsePayload<string>): void {
  const isAddress = /^https:\/\/[^\s/]/i.test(value) && URL.canParse(value)
  if (value === '' || isAddress) return
  issues.push({ code: 'invalid_format', format: 'url', input: value })
}

/** Uploaded picture, https address, or nothing. */
function logoOrNothing(payload: z.core.ParsePayload<string>): void {
  if (!isPictureData(payload.value, maxLogoBytes)) httpsOrNothing(payload)
}

/** Number of characters that the English text of a page lacks for publication; 0 if it can be published. */
export function lackingCharacters({ en }: PageBody): number {
  return Math.max(0, minPageCharacters - countCharacters(en))
}
