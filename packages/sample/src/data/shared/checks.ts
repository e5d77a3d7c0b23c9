import type { ApprovalStatus, Check } from '@console/domain/approval'
import type { Ref } from '@console/core/contracts'
import { seededRandom } from '../../random/random'
import type { SentenceKey } from '../../server/sentences'

/** Code of a rule that checks submissions. */
export type CheckCode = Check['code']

/** Result of a rule. Its detail is the key of a sentence, which the answer translates. */
export type CheckFinding = Omit<Check, 'detail'> & { detail: SentenceKey | null }

/** Findings of the rules that do not pass. */
export type Findings = Partial<Record<CheckCode, 'warn' | 'fail'>>

/** An unusual price is a warning; every other rule has to pass. */
const optional: readonly CheckCode[] = ['price_range']

/** Sentences of findings; a rule that only has one for warnings cannot fail, and vice versa. */
const found: Record<CheckCode, { warn?: SentenceKey; fail?: SentenceKey }> = {
  registration_document: {
    warn: 'check.registration_document.warn',
    fail: 'check.registration_document.fail',
  },
  tax_pin: { fail: 'check.tax_pin.fail' },
  identity: {
    warn: 'check.identity.warn',
    fail: 'check.identity.fail',
  },
  no_duplicate: {
    warn: 'check.no_duplicate.warn',
    fail: 'check.no_duplicate.fail',
  },
  pharmacy_licence: {
    warn: 'check.pharmacy_licence.warn',
    fail: 'check.pharmacy_licence.fail',
  },
  payout_account: {
    warn: 'check.payout_account.warn',
    fail: 'check.payout_account.fail',
  },
  territory: {
    warn: 'check.territory.warn',
    fail: 'check.territory.fail',
  },
  attributes_complete: {
    warn: 'check.attributes_complete.warn',
    fail: 'check.attributes_complete.fail',
  },
  images: {
    warn: 'check.images.warn',
    fail: 'check.images.fail',
  },
  price_range: { warn: 'check.price_range.warn' },
  banned_words: {
    warn: 'check.banned_words.warn',
    fail: 'check.banned_words.fail',
  },
  duplicate_gtin: { fail: 'check.duplicate_gtin.fail' },
  service_area: {
    warn: 'check.service_area.warn',
    fail: 'check.service_area.fail',
  },
  availability: {
    warn: 'check.availability.warn',
    fail: 'check.availability.fail',
  },
  price_model: { warn: 'check.price_model.warn' },
  plan_limits: { fail: 'check.plan_limits.fail' },
  category_active: { fail: 'check.category_active.fail' },
  position: {
    warn: 'check.position.warn',
    fail: 'check.position.fail',
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
): CheckFinding[] {
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
