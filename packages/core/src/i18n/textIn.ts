import type { Name } from '../contracts'
import type { LanguageId } from './languages'

/** What something is called in a language; in English where it has no name in it. */
export function textIn(name: Name, language: LanguageId): string {
  return typeof name === 'string' ? name : name[language] || name.en
}
