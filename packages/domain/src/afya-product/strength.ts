import type { Ingredient } from './contract'

/** What a product has of each ingredient, as it is kept and exported; `strengthText` says it in the reader's language: `500 mg`, `100 mg/5 ml`, `20 mg + 120 mg`. */
export function strengthLabel(ingredients: readonly Pick<Ingredient, 'strength'>[]): string {
  return ingredients.map(({ strength }) => strengthOf(strength)).join(' + ')
}

/** One strength: `100 mg/5 ml`; of one unit the number is left out, `1 mg/g`. */
export function strengthOf({ value, unit, per }: Ingredient['strength']): string {
  const amount = unit === '%' ? `${value}%` : `${value} ${unit}`
  if (!per) return amount
  return `${amount}/${per.value === '1' ? '' : `${per.value} `}${per.unit}`
}
