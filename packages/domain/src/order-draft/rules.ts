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

/** Rules with words of their own; the others are said as everywhere. */
export const orderRules = ['phone', 'seller', 'credit'] as const

/** A rule with words of its own. */
export type OrderRule = (typeof orderRules)[number]

/** The rules between the fields of an order that the staff write. Until it is placed, a field may have any value. */
function brokenRules(content: Fields): Issue[] {
  return [...buyerIssues(content), ...lineIssues(content), ...deliveryIssues(content)]
}

function buyerIssues({ buyerSource, buyer, newBuyer }: Fields): Issue[] {
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

function lineIssues({ lines }: Fields): Issue[] {
  const first = lines[0]?.offer
  return lines.flatMap(({ offer, quantity }, line) => {
    const issues: Issue[] = []
    if (offer.seller.token !== first?.seller.token || offer.price.currency !== first.price.currency)
      issues.push(broken('seller', ['lines', line, 'offer'], offer))
    // A text that is no number has its own error already.
    if (Number.isInteger(quantity) && quantity >= 1 && quantity < offer.moq)
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

function deliveryIssues(content: Fields): Issue[] {
  const { deliveryMethod, address, paymentMethod } = content
  const issues: Issue[] = []
  if (deliveryMethod === 'delivery')
    for (const part of ['line1', 'town', 'county', 'countryCode'] as const)
      if ((address[part] ?? '').trim() === '')
        issues.push(missing(['address', part], address[part]))
  const isNamed = content.buyerSource === 'new' || content.buyer !== null
  if (paymentMethod === 'on_account' && isNamed && !hasCredit(content))
    issues.push(broken('credit', ['paymentMethod'], paymentMethod))
  return issues
}

/** Whether its buyer has an account in the currency of the order. */
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

/** Whether somebody else has to approve of an order once it is placed: over a limit, over a credit, or at another price than the usual. */
export function asksApproval(
  { lines }: Pick<Fields, 'lines'>,
  { overLimit, overCredit }: Pick<Quote, 'overLimit' | 'overCredit'>,
): boolean {
  return overLimit !== null || overCredit !== null || lines.some(({ override }) => override)
}

/** Body of `POST {business}/order-drafts/{draftToken}/price`: an order that can be placed. */
export const placeableOrder = placeableFields.check(
  z.check<Fields>(
    ({ value, issues }) => {
      issues.push(...brokenRules(value))
    },
    // All that is wrong is said at once, not rule after rule.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
)

/** An order that can be placed. */
export type PlaceableOrder = Fields

/** Body of `POST {business}/order-drafts/{draftToken}/place`: an order, and the quote that it is placed at. */
export const orderToPlace = z.intersection(placeableOrder, z.object({ quote: agreedQuote }))

/** An order, and the quote that it is placed at. */
export type OrderToPlace = PlaceableOrder & { quote: AgreedQuote }
