import { text } from '@console/core/contracts'
import { isPictureData } from '@console/core/media'
import { type Structure, structureNode } from '@console/core/structures'
import * as z from 'zod/mini'
import { promoCapabilities } from './capabilities'
import { audiences, longest, mostBytes, placements, promoActions, promoStates } from './terms'

const count = z.int().check(z.nonnegative())

/** A card that shoppers and sellers see on a home page or at the checkout. */
export const promoCard = z.extend(structureNode, {
  title: text,
  body: text,
  /** Its button, and where that leads: an address, or a path of the shop's own. */
  cta: z.object({ label: text, url: z.string() }),
  /** A picture of 16 to 9, as an address or a `data:image/` one; empty for none yet. It is only ever drawn as a picture. */
  image: z.string(),
  audience: z.array(z.enum(audiences)),
  /** Its first day. */
  startsOn: z.iso.date(),
  /** Its last day; empty for no end. */
  endsOn: z.union([z.iso.date(), z.literal('')]),
  state: z.enum(promoStates),
  stats: z.object({ views: count, clicks: count }),
})

/** A card that shoppers and sellers see. */
export type PromoCard = z.infer<typeof promoCard>

/** Words in three languages, as they are written: English in any case; what is missing elsewhere is shown in English. */
function written(most: number) {
  const other = z.string().check(z.trim(), z.maxLength(most))
  return z.object({
    en: z.string().check(z.trim(), z.minLength(2), z.maxLength(most)),
    tr: other,
    ar: other,
  })
}

/** Paths of the shop that a card may lead to. */
const shopPaths = ['/offers', '/new', '/categories', '/services', '/directory', '/help'] as const

/** Whether a card may lead there: an address that is safe to open, or a path that the shop has. */
export function isTarget(url: string): boolean {
  if ((shopPaths as readonly string[]).includes(url)) return true
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}

/** A picture of this host or another, or one that came with the card, no larger than it may be. */
function isPicture(image: string): boolean {
  if (image === '' || isTarget(image)) return true
  return image.startsWith('data:image/svg+xml') || isPictureData(image, mostBytes)
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

/** What is written of a card. */
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

/** What is written of a card. */
export type PromoValues = Fields

/** The cards of each place, in their order. */
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
