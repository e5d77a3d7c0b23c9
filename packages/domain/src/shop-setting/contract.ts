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
import { returnReasons } from '../return-voucher/terms'
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

/** A whole number between two others, both included. */
const between = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

const name = z.string().check(z.trim(), z.minLength(2), z.maxLength(60))

/** At most one amount in each currency; what has none has no limit. */
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
  /** What the numbers of orders begin with, by the channel they came by. */
  prefixes: each(orderChannels, z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,4}$/))),
  autoCancelUnpaidHours: between(1, 168),
  autoCompleteDays: between(1, 30),
  /** What staff may place by hand; more has to be approved. */
  staffManualLimit: amounts,
  /** Orders of businesses above it have to be approved. */
  b2bApprovalOver: amounts,
})

const zone = z.object({
  zoneId: z.string(),
  name,
  counties: z.array(name).check(z.minLength(1)),
  fee: money.check(crossFieldRule(['amount', 'currency'], negativeAmount)),
  /** From which subtotal on nothing is charged; null: always something is. */
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
        /** In hundredths of a per cent. */
        rateBps: between(0, 3000),
      }),
    )
    .check(crossRowRule(['country', 'class'], taxTwice)),
})

const returns = z.object({
  /** Days after delivery; 0: nothing is taken back. */
  windowDays: between(0, 60),
  /** What a buyer may choose from. */
  reasons: z.array(z.enum(returnReasons)).check(z.minLength(1)),
})

const review = z.object({
  /** Within how many hours each is to be decided. */
  slaHours: each(reviewedKinds, between(1, 240)),
  autoApprove: z.object({
    kinds: z.array(z.enum(autoApprovedKinds)),
    /** After so many of a seller's were approved without a rejection in between. */
    trustedAfter: between(1, 500),
  }),
  requireNoteOnReject: z.boolean(),
})

const featured = z.object({ slots: each(placements, between(1, 100)) })

const commission = z.object({
  /** What is kept back for the tax office, in hundredths of a per cent. */
  withholdingBps: between(0, 3000),
  minVoucher: amounts,
})

const notifications = each(notifiedEvents, z.array(z.enum(notifyChannels)))

/** The settings of the shop: `GET`, `PATCH {business}/shop-settings`. */
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

/** What the sections of the shop's settings hold. */
export type ShopSettings = SectionValues<typeof shopSettings>

/** A delivery zone. */
export type DeliveryZone = ShopSettings['delivery']['zones'][number]
