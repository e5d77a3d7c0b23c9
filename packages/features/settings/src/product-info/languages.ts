import { type LanguageId, languages } from '@console/core/i18n'

/** Languages of the shop, in order. */
export const languageIds: readonly LanguageId[] = languages.map(({ id }) => id)

/** A language's own name. */
export function ownName(id: string): string {
  return languages.find((language) => language.id === id)?.ownName ?? id
}
