import { actor, instant, readableListOf } from '@console/core/contracts'
import { richText } from '@console/core/rich-text'
import type { SectionedDocument, SectionValues } from '@console/core/sections'
import * as z from 'zod/mini'
import { countries, e164 } from '../parties/contract'
import { productInfoCapabilities } from './capabilities'
import { httpsOrNothing, logoOrNothing } from './rules'
import { longestLogo, productPages, socialNetworks } from './terms'

/** A line of text of these lengths, both included. */
const line = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most))

const phone = z.string().check(z.regex(e164))
const httpsAddress = z.url({ protocol: /^https$/ })
/** An https address, or nothing. */
const link = z.string().check(z.maxLength(2000), z.check(httpsOrNothing))
/** A picture as a `data:` address, an https address, or nothing. */
const logo = z.string().check(z.maxLength(longestLogo), z.check(logoOrNothing))

const identity = z.object({
  displayName: line(2, 60),
  legalName: line(2, 160),
  /** What the shop says in a line below its name; English stands in for what is not written. */
  tagline: z.object({ en: line(2, 120), tr: line(0, 120), ar: line(0, 120) }),
  /** Pictures, or their addresses; where there is none the shop is shown by the mark of its name. */
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

/** What a page says in each language; English stands in for what is not written. */
export const pageBody = z.object({ en: richText, tr: richText, ar: richText })

/** A page as it is written, which nobody outside sees before it is published. */
const draft = z.object({ body: pageBody })

/** What the shop says of itself: `GET`, `PATCH {business}/product-info`. Its pages are drafts. */
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

/** What the sections of it hold. */
export type ProductInfo = SectionValues<typeof productInfo>

/** What a page says, in each language. */
export type PageBody = z.infer<typeof pageBody>

/** A page as it was published once. */
export const pageVersion = z.object({
  /** From 1 on. */
  number: z.int().check(z.positive()),
  at: instant,
  by: actor,
  /** The number of the version that it brought back; null where it was a draft. */
  broughtBack: z.nullable(z.int().check(z.positive())),
  body: pageBody,
})

/** A page as it was published once. */
export type PageVersion = z.infer<typeof pageVersion>

/** What was published of a page, the newest first: the first is what is seen. */
export const pageVersions = z.object({ items: readableListOf(pageVersion) })

/** Body of publishing: the version of the draft that was read. */
export const pageToPublish = z.object({ version: z.int().check(z.positive()) })

/** Body of going back: to which version, and which one is seen now. */
export const pageToRevert = z.object({
  to: z.int().check(z.positive()),
  latest: z.int().check(z.positive()),
})

/** The page of a call. */
export const productPage = z.enum(productPages)
