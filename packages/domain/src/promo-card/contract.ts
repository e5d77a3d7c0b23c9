import { text } from '@console/core/contracts'
import { isPictureData } from '@console/core/media'
import { type Structure, structureNode } from '@console/core/structures'
import * as z from 'zod/mini'
import { promoCapabilities } from './capabilities'
import { audiences, longest, maxBytes, placements, promoActions, promoStates } from './terms'

const count = z.int().check(z.nonnegative())

/** A card shown to shoppers and sellers on a home page or at the checkout. */
export const promoCard = z.extend(structureNode, {
  title: text,
  body: text,
  /** Its button, with the target: an address, or a path of the shop. */
  cta: z.object({ label: text, url: z.string() }),
  /** A picture in 16:9, as an address or a `data:image/` URL; empty for none yet. It is only ever rendered as an image. */
  image: z.string(),
  audience: z.array(z.enum(audiences)),
  /** First day. */
  startsOn: z.iso.date(),
  /** Last day; empty for no end. */
  endsOn: z.union([z.iso.date(), z.literal('')]),
  state: z.enum(promoStates),
  stats: z.object({ views: count, clicks: count }),
})

export type PromoCard = z.infer<typeof promoCard>

/** Text in three languages, as edited: English is required, and replaces missing translations. */
function written(max: number) {
  const other = z.string().check(z.trim(), z.maxLength(max))
  return z.object({
    en: z.string().check(z.trim(), z.minLength(2), z.maxLength(max)),
    tr: other,
    ar: other,
  })
}

/** Paths of the shop that a card may link to. */
const shopPaths = ['/offers', '/new', '/categories', '/services', '/directory', '/help'] as const

/** Checks the target of a card: a safe address, or a path of the shop. */
export function isTarget(url: string): boolean {
  if ((shopPaths as readonly string[]).includes(url)) return true
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}

/** Checks a picture: empty, a safe address, a path of the shop, or data. JPEG, PNG and WebP data have a maximum size. */
function isPicture(image: string): boolean {
  if (image === '' || isTarget(image)) return true
  return image.startsWith('data:image/svg+xml') || isPictureData(image, maxBytes)
}

const promoFields = z.object({
  title: written(longest.title),
  body: written(longest.body),
  cta: z.object({
    label: written(longest.label),
    url: z.string().check(z.trim(), z.refine(isTarget, { params: { rule: 'target' } })),
  }),
  image: z.string().check(z.refine(isPicture, { params: { rule: 'picture' } })),
  audience: z.array(z.enum(audiences)).check(z.minLength(1)),
  startsOn: z.iso.date(),
  endsOn: z.union([z.iso.date(), z.literal('')]),
})

type Fields = z.infer<typeof promoFields>

/** Editable fields of a card. */
export const promoValues = promoFields.check(
  z.check<Fields>(({ value: { startsOn, endsOn }, issues }) => {
    if (endsOn !== '' && endsOn < startsOn)
      issues.push({
        code: 'custom',
        path: ['endsOn'],
        input: endsOn,
        params: { rule: 'ends_before' },
      })
  }),
)

/** Editable fields of a card. */
export type PromoValues = Fields

/** The cards of each placement, in order. */
export const promoCards: Structure<PromoCard, PromoValues> = {
  id: 'promo-cards',
  base: 'business',
  path: '/promo-cards',
  node: promoCard,
  values: promoValues,
  depth: 1,
  scope: { parameter: 'placement', values: placements },
  transitions: promoActions,
  edit: promoCapabilities.edit,
}
