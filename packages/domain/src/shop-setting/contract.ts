import {
  crossFieldRule,
  crossRowRule,
  currencies,
  type Currency,
  money,
} from '@console/core/contracts'
import { languages } from '@console/core/i18n'
import type { SectionedDocument, SectionValues } from '@console/core/sections'
import * as z from 'zod/mini'
import { placements } from '../item/contract'
import { orderChannels } from '../order/terms'
import { returnReasons } from '../order/returns'
import { appliedByOthers } from './appliedByOthers'
import { shopSettingCapabilities } from './capabilities'
import {
  countyInTwoZones,
  currencyTwice,
  defaultNotListed,
  negativeAmount,
  otherCurrency,
  taxTwice,
} from './rules'
import {
  autoApprovedKinds,
  notifiedEvents,
  notifyChannels,
  reviewedKinds,
  taxClasses,
  taxCountries,
  timeZones,
  weekdays,
} from './terms'

const codes = Object.keys(currencies) as [Currency, ...Currency[]]
const languageIds = languages.map(({ id }) => id)

/** A whole number in an inclusive range. */
const between = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))

const name = z.string().check(z.trim(), z.minLength(2), z.maxLength(60))

/** At most one amount per currency; a currency without one has no limit. */
const amounts = z
  .array(money.check(crossFieldRule(['amount', 'currency'], negativeAmount)))
  .check(crossRowRule(['currency'], currencyTwice))

/** The same contract for each of these names. */
function each<Name extends string, Value extends z.ZodMiniType>(
  names: readonly Name[],
  value: Value,
): z.ZodMiniObject<Record<Name, Value>> {
  return z.object(Object.fromEntries(names.map((key) => [key, value])) as Record<Name, Value>)
}

const general = z
  .object({
    defaultCurrency: z.enum(codes),
    currencies: z.array(z.enum(codes)).check(z.minLength(1)),
    defaultLanguage: z.enum(languageIds),
    timeZone: z.enum(timeZones),
    weekStartsOn: z.enum(weekdays),
  })
  .check(crossFieldRule(['defaultCurrency', 'currencies'], defaultNotListed))

const orders = z.object({
  /** Prefixes of order numbers, by channel. */
  prefixes: each(orderChannels, z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,4}$/))),
  autoCancelUnpaidHours: between(1, 168),
  autoCompleteDays: between(1, 30),
  /** Limit of manual orders by staff; larger ones need approval. */
  staffManualLimit: amounts,
  /** Orders of businesses above it need approval. */
  b2bApprovalOver: amounts,
})

const zone = z.object({
  zoneId: z.string(),
  name,
  counties: z.array(name).check(z.minLength(1)),
  fee: money.check(crossFieldRule(['amount', 'currency'], negativeAmount)),
  /** Subtotal from which delivery is free; null for never. */
  freeOver: z.nullable(money),
  etaDays: between(0, 30),
})

const delivery = z.object({
  zones: z
    .array(zone.check(crossFieldRule(['fee', 'freeOver'], otherCurrency)))
    .check(crossRowRule(['counties'], countyInTwoZones)),
})

const tax = z.object({
  rates: z
    .array(
      z.object({
        country: z.enum(taxCountries),
        class: z.enum(taxClasses),
        /** In basis points. */
        rateBps: between(0, 3000),
      }),
    )
    .check(crossRowRule(['country', 'class'], taxTwice)),
})

const returns = z.object({
  /** Days after delivery; 0 for no returns. */
  windowDays: between(0, 60),
  /** Reasons that a buyer can select. */
  reasons: z.array(z.enum(returnReasons)).check(z.minLength(1)),
})

const review = z.object({
  /** Hours until the decision is due, by type. */
  slaHours: each(reviewedKinds, between(1, 240)),
  autoApprove: z.object({
    kinds: z.array(z.enum(autoApprovedKinds)),
    /** Number of consecutive approvals after which a seller is trusted. */
    trustedAfter: between(1, 500),
  }),
  requireNoteOnReject: z.boolean(),
})

const featured = z.object({ slots: each(placements, between(1, 100)) })

const commission = z.object({
  /** Withholding tax, in basis points. */
  withholdingBps: between(0, 3000),
  minVoucher: amounts,
})

const notifications = each(notifiedEvents, z.array(z.enum(notifyChannels)))

/** Settings of the shop: `GET`, `PATCH {business}/shop-settings`. */
export const shopSettings = {
  id: 'shop-settings',
  base: 'business',
  path: '/shop-settings',
  sections: {
    general,
    orders,
    delivery,
    tax,
    returns,
    review,
    featured,
    commission,
    notifications,
  },
  appliedByOthers,
  edit: shopSettingCapabilities.edit,
} as const satisfies SectionedDocument

/** Values of the sections of the shop's settings. */
export type ShopSettings = SectionValues<typeof shopSettings>

/** A delivery zone. */
export type DeliveryZone = ShopSettings['delivery']['zones'][number]
