import type { ListingPlan, PlanTerms } from './contract'

/** Terms of a plan for its subscribers, without its other fields. */
export function termsOf(plan: PlanTerms): PlanTerms {
  const { price, period, trialDays, limits, perks, featuredDays } = plan
  return { price, period, trialDays, limits, perks, featuredDays }
}

/**
 * Checks whether a change makes a new version of a plan; a plan that was never published has only one.
 * @param written as it would be saved
 */
export function makesVersion(
  plan: PlanTerms & Pick<ListingPlan, 'status'>,
  written: PlanTerms,
): boolean {
  return plan.status !== 'draft' && describeTerms(plan) !== describeTerms(written)
}

/** Serializes terms in a fixed order of currencies and fields, for comparison. */
function describeTerms(plan: PlanTerms): string {
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
