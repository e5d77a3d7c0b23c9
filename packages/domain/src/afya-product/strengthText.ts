import type { Formats, Say } from '@console/core/i18n'
import { strengthFrom } from './ingredients'

/**
 * Strengths in the reader's numbers and units: "%0,5" and "200 mcg/doz" in Turkish.
 * @param label as `strengthLabel` writes it; what is no strength stays as it is, isolated
 */
export function strengthText(
  label: string,
  say: Say,
  { decimal, isolate }: Pick<Formats, 'decimal' | 'isolate'>,
): string {
  const unitText = (unit: string) => say(`afya-product:unit.${unit}`)
  const texts = label.split(' + ').map((part) => {
    const strength = strengthFrom(part)
    if (!strength) return isolate(part)
    const { unit, per } = strength
    const value = decimal(strength.value)
    const amount =
      unit === '%' ? say('afya-product:strength.percent', { value }) : `${value} ${unitText(unit)}`
    if (!per) return amount
    return `${amount}/${per.value === '1' ? '' : `${decimal(per.value)} `}${unitText(per.unit)}`
  })
  return texts.join(' + ')
}
