import { currencies, type Money } from '@console/core/contracts'
import type { LanguageId } from '@console/core/i18n'
import { arabic } from './numerals/arabic'
import { english } from './numerals/english'
import type { Spelling } from './numerals/spelling'
import { turkish } from './numerals/turkish'

const spellings: Readonly<Record<LanguageId, Spelling>> = { en: english, tr: turkish, ar: arabic }

/**
 * An amount as it is written out on paper, in a language: "forty-five Kenyan shillings and fifty cents only".
 * @param money not below nothing
 */
export function amountInWords({ amount, currency }: Money, language: LanguageId): string {
  const spelling = spellings[language]
  const [unit, part] = spelling.units[currency]
  const parts = 10 ** currencies[currency]
  const whole = Math.floor(amount / parts)
  const rest = amount % parts
  const words = [
    ...(whole > 0 || rest === 0
      ? [spelled(spelling, whole, unit, spelling.feminine?.includes(currency) ?? false)]
      : []),
    ...(part && rest > 0
      ? [spelled(spelling, rest, part, spelling.feminineParts?.includes(currency) ?? false)]
      : []),
  ]
  return spelling.whole(words.join(spelling.and))
}

function spelled(
  spelling: Spelling,
  number: number,
  forms: readonly [string, ...string[]],
  isFeminine: boolean,
): string {
  const groups: string[] = []
  for (let rest = number, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale += 1)
    if (rest % 1000 > 0) groups.unshift(spelling.group(rest % 1000, scale, isFeminine))
  const words = number === 0 ? spelling.zero : groups.join(spelling.between)
  return spelling.counted(words, number, forms, isFeminine)
}
