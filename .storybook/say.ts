import type { Money } from '@console/core/contracts'
import { formatsOf } from '@console/core/i18n'
import { words } from './decorators/words'

/**
 * What stands on the screen in the language that the toolbar says: a story's `play` finds by it, so that the story is shown in
 * every language.
 * @param key of the catalogue of a package, as `orders:action.dispatch`
 */
export function say(key: string, values: Record<string, string | number> = {}): string {
  return words.i18n.t(key, values)
}

/** A number as it is written in that language. */
say.number = (value: number): string => formatsOf(words.language()).number(value)

/** A day as it is written in that language. */
say.date = (at: Date): string => formatsOf(words.language()).date(at)

/** An amount as it is written in that language, without its currency. */
say.amount = (money: Money): string => formatsOf(words.language()).amount(money)
