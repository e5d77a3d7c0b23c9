import type { Formats } from '@console/core/i18n'
import type { Ingredient } from './contract'
import { strengthFrom } from './ingredients'

type Strength = Ingredient['strength']

type Unit = Exclude<Strength['unit'], '%'> | NonNullable<Strength['per']>['unit']

/** Translates the units of a strength; any wider translator fits. */
type TranslateUnit = (key: `afya-product:unit.${Unit}`) => string

/**
 * Strengths in the user's numerals and units: "%0,5" and "200 mcg/doz" in Turkish.
 * @param label from `strengthLabel`; any other text is returned unchanged, isolated
 */
export function strengthText(
  label: string,
  translate: TranslateUnit,
  { isolate, number, percent }: Pick<Formats, 'isolate' | 'number' | 'percent'>,
): string {
  const unitText = (unit: Unit) => translate(`afya-product:unit.${unit}`)
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
