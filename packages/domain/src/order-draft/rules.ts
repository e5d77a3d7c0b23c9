import { crossFieldRule } from '@console/core/contracts'
import * as z from 'zod/mini'
import { e164 } from '../parties/contract'
import {
  agreedQuote,
  type AgreedQuote,
  type DraftContent,
  placeableFields,
  type Quote,
} from './contract'

type Fields = z.infer<typeof placeableFields>

type Issue = z.core.$ZodRawIssue

/** Rules with messages of their own; the others use the common ones. */
export const orderRules = ['phone', 'seller', 'credit'] as const

export type OrderRule = (typeof orderRules)[number]

function buyerIssues({
  buyerSource,
  buyer,
  newBuyer,
}: Pick<Fields, 'buyerSource' | 'buyer' | 'newBuyer'>): Issue[] {
  if (buyerSource === 'known') return buyer === null ? [missing(['buyer'], null)] : []
  const { name, type, phone, email } = newBuyer
  const issues: Issue[] = []
  if (name.trim() === '') issues.push(missing(['newBuyer', 'name'], name))
  if (type === null) issues.push(missing(['newBuyer', 'type'], type))
  if (!e164.test(phone.replaceAll(/[\s()-]/g, '')))
    issues.push(broken('phone', ['newBuyer', 'phone'], phone))
  if (!z.email().safeParse(email.trim()).success)
    issues.push({
      code: 'invalid_format',
      format: 'email',
      path: ['newBuyer', 'email'],
      input: email,
    })
  return issues
}

function lineIssues({ lines }: Pick<Fields, 'lines'>): Issue[] {
  const first = lines[0]?.offer
  return lines.flatMap(({ offer, quantity }, line) => {
    const issues: Issue[] = []
    if (offer.seller.token !== first?.seller.token || offer.price.currency !== first.price.currency)
      issues.push(broken('seller', ['lines', line, 'offer'], offer))
    if (quantity >= 1 && quantity < offer.moq)
      issues.push({
        code: 'too_small',
        origin: 'number',
        minimum: offer.moq,
        inclusive: true,
        path: ['lines', line, 'quantity'],
        input: quantity,
      })
    return issues
  })
}

function addressIssues({
  deliveryMethod,
  address,
}: Pick<Fields, 'deliveryMethod' | 'address'>): Issue[] {
  if (deliveryMethod !== 'delivery') return []
  return (['line1', 'town', 'county', 'countryCode'] as const)
    .filter((part) => (address[part] ?? '').trim() === '')
    .map((part) => missing(['address', part], address[part]))
}

const creditFields = ['buyerSource', 'buyer', 'lines', 'paymentMethod'] as const

function creditIssues(content: Pick<Fields, (typeof creditFields)[number]>): Issue[] {
  const { buyerSource, buyer, paymentMethod } = content
  const isNamed = buyerSource === 'new' || buyer !== null
  return paymentMethod === 'on_account' && isNamed && !hasCredit(content)
    ? [broken('credit', ['paymentMethod'], paymentMethod)]
    : []
}

/** Checks whether the buyer has an account in the currency of the order. */
export function hasCredit({
  buyerSource,
  buyer,
  lines,
}: Pick<DraftContent, 'buyerSource' | 'buyer'> & {
  lines: readonly Pick<DraftContent['lines'][number], 'offer'>[]
}): boolean {
  const currency = lines[0]?.offer.price.currency
  return (
    buyerSource !== 'new' &&
    buyer !== null &&
    buyer.credit.some((credit) => currency === undefined || credit.currency === currency)
  )
}

function missing(path: (string | number)[], input: unknown): Issue {
  return { code: 'custom', path, input }
}

function broken(rule: OrderRule, path: (string | number)[], input: unknown): Issue {
  return { code: 'custom', path, input, params: { rule } }
}

/** Checks whether someone else has to approve an order once it is placed: over a limit, over the credit, or at another price. */
export function asksApproval(
  { lines }: Pick<Fields, 'lines'>,
  { overLimit, overCredit }: Pick<Quote, 'overLimit' | 'overCredit'>,
): boolean {
  return overLimit !== null || overCredit !== null || lines.some(({ override }) => override)
}

/** Body of `POST {business}/order-drafts/{draftToken}/price`: an order that can be placed. */
export const placeableOrder = placeableFields.check(
  crossFieldRule(['buyerSource', 'buyer', 'newBuyer'], buyerIssues),
  crossFieldRule(['lines'], lineIssues),
  crossFieldRule(['deliveryMethod', 'address'], addressIssues),
  crossFieldRule(creditFields, creditIssues),
)

/** An order that can be placed. */
export type PlaceableOrder = Fields

/** Body of `POST {business}/order-drafts/{draftToken}/place`: an order with its quote. */
export const orderToPlace = z.intersection(placeableOrder, z.object({ quote: agreedQuote }))

/** An order with its quote. */
export type OrderToPlace = PlaceableOrder & { quote: AgreedQuote }
