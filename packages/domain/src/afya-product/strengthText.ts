import type { Formats } from '@console/core/i18n'
import type { Ingredient } from './contract'
import { strengthFrom } from './ingredients'

type Strength = Ingredient['strength']

type Unit = Exclude<Strength['unit'], '%'> | NonNullable<Strength['per']>['unit']

/** Says the words of a strength; what says words of any package does. */
type SayStrength = (key: `afya-product:unit.${Unit}`) => string

/**
 * Strengths in the reader's numbers and units: "%0,5" and "200 mcg/doz" in Turkish.
 * @param label as `strengthLabel` writes it; what is no strength stays as it is, isolated
 */
export function strengthText(
  label: string,
  say: SayStrength,
  { isolate, number, percent }: Pick<Formats, 'isolate' | 'number' | 'percent'>,
): string {
  const unitText = (unit: Unit) => say(`afya-product:unit.${unit}`)
  const texts = label.split(' + ').map((part) => {
    const strength = strengthFrom(part)
    if (!strength) return isolate(part)
    const { unit, per } = strength
    const amount =
      unit === '%'
        ? percent(Number(strength.value) / 100, 4)
        : `${number(Number(strength.value))} ${unitText(unit)}`
    if (!per) return amount
    return `${amount}/${per.value === '1' ? '' : `${number(Number(per.value))} `}${unitText(per.unit)}`
  })
  return texts.join(' + ')
}
