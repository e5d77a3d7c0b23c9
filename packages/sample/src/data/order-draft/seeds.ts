import {
  blankDraft,
  type DraftContent,
  type KnownBuyer,
  type Offer,
} from '@console/domain/order-draft'
import { grouped } from '../../random/grouped'
import { once } from '../../random/once'
import { token } from '../../random/token'
import { day, hour, instant, minute, sampleStart } from '../../store/clock'
import { addressOf, creditLimitOf, type Customer } from '../order/buyers'
import { orderSeeds } from '../order/seeds'
import { productEntity } from '../product/entity'
import { liveProducts, productSellers } from '../product/seeds'
import { currencyOf } from '../shared/money'
import { staffActor } from '../../accounts/actors'
import { offerOf } from './offers'
import type { Draft } from './rows'

/** Drafts of each staff member who can sign in, the oldest first: stories and tests rely on these. */
export const fixtureDrafts = [
  'hundredLines',
  'wholeCurrency',
  'overLimit',
  'stockShort',
  'priceChanged',
  'unfinished',
] as const

/** Name of a draft that stories and tests rely on. */
export type FixtureDraft = (typeof fixtureDrafts)[number]

/** Number of staff members who can sign in. */
const writers = 4

/** Offers of each seller who trades in a currency, with enough stock; sellers with most offers first. */
const shelves = once(() => {
  const sold = liveProducts().filter(
    (index) =>
      productSellers()[index]?.approval.approvalStatus === 'approved' &&
      (productEntity.seed()[index]?.stock.onHand ?? 0) > 60,
  )
  const offers = sold.flatMap((index) => {
    const product = productEntity.seed()[index]
    return product ? [offerOf(product)] : []
  })
  return [...grouped(offers, ({ seller }) => seller.token).values()].toSorted(
    (one, other) => other.length - one.length,
  )
})

function shelfIn(currency: string): readonly Offer[] {
  return shelves().find(([first]) => first?.price.currency === currency) ?? []
}

/** A returning customer from Kenya. */
function customer(isBusiness: boolean): Customer {
  const found = orderSeeds().find(
    ({ customer: { country, business } }) =>
      country === 'KE' && (business?.approval.approvalStatus === 'approved') === isBusiness,
  )
  if (!found) throw new Error('Nobody of Kenya has bought anything')
  return found.customer
}

function buyerOf(customer: Customer): KnownBuyer {
  const { buyer, business, country } = customer
  const { userToken, ...known } = buyer
  return {
    ...known,
    token: userToken,
    address: addressOf(customer),
    credit: business ? [creditLimitOf(business, currencyOf(country))] : [],
  }
}

type Line = DraftContent['lines'][number]

function line(offer: Offer, quantity = offer.moq): Line {
  return { offer, quantity, override: null }
}

/** Complete content of an order. */
function whole(isBusiness: boolean, lines: Line[]): DraftContent {
  const buyer = buyerOf(customer(isBusiness))
  return {
    ...blankDraft,
    buyer,
    lines,
    deliveryMethod: 'delivery',
    address: buyer.address,
    paymentMethod: 'cash_on_delivery',
  }
}

function contentOf(name: FixtureDraft): DraftContent {
  const shelf = shelfIn('KES')
  const [first, second, third] = shelf
  if (!first || !second || !third) throw new Error('Nothing is sold for shillings of Kenya')
  switch (name) {
    case 'unfinished':
      return {
        ...blankDraft,
        buyer: buyerOf(customer(false)),
        lines: [line(first, 2), line(second, 3)].map((each) => ({
          ...each,
          quantity: Math.max(each.quantity as number, each.offer.moq),
        })),
      }
    case 'priceChanged': {
      const { price } = first
      const before = { ...price, amount: Math.round(price.amount * 0.9) }
      return whole(false, [line({ ...first, price: before }), line(second)])
    }
    case 'stockShort':
      return whole(false, [line(first), line(second, second.available + 5)])
    case 'overLimit': {
      const enough = Math.ceil(16_000_000 / first.price.amount)
      return whole(true, [line(first, Math.min(first.available, enough)), ...rest(shelf)])
    }
    case 'hundredLines':
      return whole(
        true,
        Array.from({ length: 100 }, (_, place) => line(shelf[place % shelf.length] ?? first)),
      )
    case 'wholeCurrency': {
      const { buyer, address, ...others } = whole(
        false,
        shelfIn('UGX')
          .slice(0, 3)
          .map((offer) => line(offer)),
      )
      return {
        ...others,
        buyer: buyer && null,
        buyerSource: 'new',
        newBuyer: {
          name: 'متجر النخيل للمواد الغذائية',
          type: 'business',
          phone: '+256012345678',
          email: 'nakhil@shop.example',
        },
        address: { ...address, town: 'Kampala', county: 'Kampala', countryCode: 'UG' },
      }
    }
  }
}

/** As much of the rest of a shelf as is available, so that the total exceeds what staff may place alone. */
function rest(shelf: readonly Offer[]): Line[] {
  return shelf.slice(1, 12).map((offer) => line(offer, Math.max(offer.moq, offer.available)))
}

/** Order drafts at the sample's start. */
export const drafts = once((): Draft[] =>
  Array.from({ length: writers }, (_, writer) =>
    fixtureDrafts.map((name, place) => {
      const at = sampleStart - (fixtureDrafts.length - place) * (day + 2 * hour) + 20 * hour
      return {
        draftToken: token('orderDraft', writer * 16 + place),
        version: 2,
        owner: staffActor(writer).token,
        createdAt: instant(at - 25 * minute),
        changedAt: instant(at),
        content: contentOf(name),
      }
    }),
  ).flat(),
)

/** Draft of the sample accounts' administrator that stories and tests rely on. */
export function fixtureDraft(name: FixtureDraft): string {
  return token('orderDraft', 16 + fixtureDrafts.indexOf(name))
}
