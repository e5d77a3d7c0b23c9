import type { ApprovalStatus, Check } from '@console/domain/approval'
import type { Ref } from '@console/core/contracts'
import { seededRandom } from '../../random/random'

/** Code of a rule that checks submissions. */
export type CheckCode = Check['code']

/** Findings of the rules that do not pass. */
export type Findings = Partial<Record<CheckCode, 'warn' | 'fail'>>

/** An unusual price is a warning; every other rule has to pass. */
const optional: readonly CheckCode[] = ['price_range']

/** Messages of findings; a rule that only has a text for warnings cannot fail, and vice versa. */
const found: Record<CheckCode, { warn?: string; fail?: string }> = {
  registration_document: {
    warn: 'The scan is hard to read in two places.',
    fail: 'The registration document is missing.',
  },
  tax_pin: { fail: 'The number does not have the form of a tax number of this country.' },
  identity: {
    warn: 'The name on the identity card is written in another way.',
    fail: 'The back of the identity card is missing.',
  },
  no_duplicate: {
    warn: 'Another record has the same telephone number.',
    fail: 'Another record shares what should be this one’s own.',
  },
  pharmacy_licence: {
    warn: 'The licence ends in less than 60 days.',
    fail: 'The licence has expired.',
  },
  payout_account: {
    warn: 'The holder’s name is written in another way.',
    fail: 'The account could not be verified.',
  },
  territory: {
    warn: 'Three agents work in this territory already.',
    fail: 'This territory is closed to further agents.',
  },
  attributes_complete: {
    warn: 'An optional attribute that shoppers filter by is empty.',
    fail: 'An attribute that the category asks for is empty.',
  },
  images: {
    warn: 'There is one picture only.',
    fail: 'There is no picture of at least 800 pixels.',
  },
  price_range: { warn: 'The price is far from what the same costs elsewhere.' },
  banned_words: {
    warn: 'The description says “best in the market”.',
    fail: 'The description promises a cure.',
  },
  duplicate_gtin: { fail: 'Another product of this business has the same number.' },
  service_area: {
    warn: 'The area is larger than one day’s travel.',
    fail: 'The area has no county.',
  },
  availability: {
    warn: 'There are no hours on working days.',
    fail: 'There are no hours at all.',
  },
  price_model: { warn: 'The price of one hour is far from what others ask.' },
  plan_limits: { fail: 'It has more photos than its plan allows.' },
  category_active: { fail: 'Its subcategory takes no listings any more.' },
  position: {
    warn: 'Nobody has placed it on the map.',
    fail: 'The place on the map is outside its country.',
  },
}

/** Checks whether a failure blocks approval. */
function isRequired(code: CheckCode): boolean {
  return !optional.includes(code)
}

/**
 * Findings of the rules for a record: of waiting ones, seven in ten pass all, one in four has a warning, some fail.
 * Refused ones fail more often; approved ones do not.
 * @param given findings that follow from the record itself
 * @param failing share of further failures
 */
export function findingsOf(
  type: string,
  index: number,
  status: ApprovalStatus,
  codes: readonly CheckCode[],
  given: Findings = {},
  failing = 0.05,
): Findings {
  const isRefused = status === 'rejected' || status === 'changes_requested'
  const isLive = status === 'approved' || status === 'suspended'
  const share =
    seededRandom(type, index, 'findings').next() * (isRefused ? 0.4 : 1) + (isRefused ? 0.6 : 0)
  if (share < 0.7) return given
  const result = share < 1 - failing || isLive ? 'warn' : 'fail'
  const open = codes.filter((code) => found[code][result] !== undefined)
  if (open.length === 0) return given
  return { [seededRandom(type, index, 'finding').pick(open)]: result, ...given }
}

/** Number of rules that a record passes, and of those it does not. */
export function summaryOf(codes: readonly CheckCode[], findings: Findings) {
  const summary = { pass: 0, warn: 0, fail: 0 }
  for (const code of codes) summary[findings[code] ?? 'pass'] += 1
  return summary
}

/** Rules of a record with their findings. */
export function checksFrom(
  codes: readonly CheckCode[],
  findings: Findings,
  evidence: Partial<Record<CheckCode, readonly Ref[]>> = {},
): Check[] {
  return codes.map((code) => {
    const result = findings[code] ?? 'pass'
    return {
      code,
      result,
      required: isRequired(code),
      detail: result === 'pass' ? null : (found[code][result] ?? null),
      evidence: result === 'pass' ? [] : [...(evidence[code] ?? [])],
    }
  })
}

/** Every rule fails: the fixture of that name. */
export function allFailing(codes: readonly CheckCode[]): Findings {
  return Object.fromEntries(codes.map((code) => [code, found[code].fail ? 'fail' : 'warn']))
}
