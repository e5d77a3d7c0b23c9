import type { Name } from '../contracts'
import type { LanguageId } from './languages'

/** Name in a language; in English where that is missing. */
export function textIn(name: Name, language: LanguageId): string {
  return typeof name === 'string' ? name : name[language] || name.en
}
