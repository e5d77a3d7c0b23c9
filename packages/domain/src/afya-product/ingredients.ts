import { latinDigits } from '@console/core/i18n'
import type { Ingredient } from './contract'
import { perUnits, strengthUnits } from './terms'

/** All ingredients in one line, as in lists of medicines: `Artemether 20 mg + Lumefantrine 120 mg`. */
export function ingredientsText(ingredients: readonly Ingredient[]): string {
  return ingredients.map(({ name, strength }) => `${name} ${strengthOf(strength)}`).join(' + ')
}

/** Parses that line; null if an ingredient has no name, or no valid strength. `strengthFrom` parses each strength. */
export function ingredientsFrom(line: string): Ingredient[] | null {
  const found = line.split(/[+;]/).map((part) => {
    const [, name = '', reported = ''] = /^\s*(\S.*?)\s+(\d.*)$/.exec(latinDigits(part)) ?? []
    const strength = strengthFrom(reported)
    return strength && { name, strength }
  })
  return found.includes(null) ? null : (found as Ingredient[])
}

/**
 * Parses one strength, with or without spaces: `500mg`, `100 mg/5 ml`, `0,1 %`; null if invalid. A comma before three digits is ambiguous, since it
 * may separate thousands, and is refused.
 */
export function strengthFrom(reported: string): Ingredient['strength'] | null {
  const shape = /^([\d.,]+)\s*([a-zµ]+|%)(?:\s*\/\s*([\d.,]+)?\s*([a-z]+))?$/i
  const [, value, unit, perValue = '1', perUnit] = shape.exec(reported.trim()) ?? []
  const amount = { value: decimal(value), unit: unitIn(strengthUnits, unit) }
  const per = { value: decimal(perValue), unit: unitIn(perUnits, perUnit) }
  if (!amount.value || !amount.unit || (perUnit && (!per.value || !per.unit))) return null
  return { ...amount, per: perUnit ? per : null } as Ingredient['strength']
}

function decimal(number = ''): string | undefined {
  return /^(\d+(\.\d+)?|\d+,(\d{1,2}|\d{4,}))$/.test(number) ? number.replace(',', '.') : undefined
}

function unitIn<Unit extends string>(units: readonly Unit[], reported = ''): Unit | undefined {
  const plain = reported.toLowerCase().replace(/^[µu]g$/, 'mcg')
  return units.find((unit) => unit.toLowerCase() === plain)
}

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
