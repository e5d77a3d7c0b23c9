import type { Money } from '@console/core/contracts'
import { formatsOf } from '@console/core/i18n'
import { messages } from './decorators/messages'

/**
 * Translates a message into the toolbar's language: a story's `play` finds elements by it, so that the story works in every
 * language.
 * @param key of the catalogue of a package, as `orders:action.dispatch`
 */
export function translate(key: string, values: Record<string, string | number> = {}): string {
  return messages.i18n.t(key, values)
}

/** Formats a number in that language. */
translate.number = (value: number): string => formatsOf(messages.language()).number(value)

/** Formats a day in that language. */
translate.date = (at: Date): string => formatsOf(messages.language()).date(at)

/** Formats an amount in that language, without its currency. */
translate.amount = (money: Money): string => formatsOf(messages.language()).amount(money)
