import { type LanguageId, languages } from '@console/core/i18n'

/** The languages that the shop is written in, in their order. */
export const languageIds: readonly LanguageId[] = languages.map(({ id }) => id)

/** A language by its own name. */
export function ownName(id: string): string {
  return languages.find((language) => language.id === id)?.ownName ?? id
}
