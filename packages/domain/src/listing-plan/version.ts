import type { ListingPlan, PlanTerms } from './contract'

/** What of a plan its subscribers keep, without what is the plan's own. */
export function termsOf(plan: PlanTerms): PlanTerms {
  const { price, period, trialDays, limits, perks, featuredDays } = plan
  return { price, period, trialDays, limits, perks, featuredDays }
}

/**
 * Whether what is written makes a new version of a plan: one that nobody could have come to yet has only one.
 * @param written as it would be saved
 */
export function makesVersion(
  plan: PlanTerms & Pick<ListingPlan, 'status'>,
  written: PlanTerms,
): boolean {
  return plan.status !== 'draft' && sayTerms(plan) !== sayTerms(written)
}

/** Terms as one text: by currency, and each member in one order, whoever wrote them. */
function sayTerms(plan: PlanTerms): string {
  const { price, period, trialDays, limits, perks, featuredDays } = plan
  const { photos, phones, categories, products, leads } = limits
  return JSON.stringify([
    price
      .map(({ currency, amount }) => [currency, amount])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    [period, trialDays, photos, phones, categories, products, leads, featuredDays],
    perks.map(({ en, tr, ar }) => [en, tr, ar]),
  ])
}
