import type { Ingredient } from './contract'

/** Strength of each ingredient, for storage and export: `500 mg`, `100 mg/5 ml`, `20 mg + 120 mg`. `strengthText` translates it. */
export function strengthLabel(ingredients: readonly Pick<Ingredient, 'strength'>[]): string {
  return ingredients.map(({ strength }) => strengthOf(strength)).join(' + ')
}

/** One strength: `100 mg/5 ml`; the number 1 of `per` is left out, `1 mg/g`. */
export function strengthOf({ value, unit, per }: Ingredient['strength']): string {
  const amount = unit === '%' ? `${value}%` : `${value} ${unit}`
  if (!per) return amount
  return `${amount}/${per.value === '1' ? '' : `${per.value} `}${per.unit}`
}
