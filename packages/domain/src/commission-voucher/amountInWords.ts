import { currencies, type Money } from '@console/core/contracts'
import type { LanguageId } from '@console/core/i18n'
import { arabic } from './numerals/arabic'
import { english } from './numerals/english'
import type { Spelling } from './numerals/spelling'
import { turkish } from './numerals/turkish'

const spellings: Readonly<Record<LanguageId, Spelling>> = { en: english, tr: turkish, ar: arabic }

/**
 * Spells out an amount as on printed vouchers, in one language: "forty-five Kenyan shillings and fifty cents only".
 * @param money not negative
 */
export function amountInWords({ amount, currency }: Money, language: LanguageId): string {
  const spelling = spellings[language]
  const [unit, part] = spelling.units[currency]
  const parts = 10 ** currencies[currency]
  const whole = Math.floor(amount / parts)
  const rest = amount % parts
  const words = [
    ...(whole > 0 || rest === 0
      ? [spelling.counted(whole, unit, spelling.feminine?.includes(currency) ?? false)]
      : []),
    ...(part && rest > 0
      ? [spelling.counted(rest, part, spelling.feminineParts?.includes(currency) ?? false)]
      : []),
  ]
  return spelling.whole(words.join(spelling.and))
}
