import type { LanguageId } from '@console/core/i18n'
import type { NavigationItem } from '@console/core/routes'

/**
 * Specification 5: the entries whose titles hold the text, small and capital letters alike, as the reader's language pairs
 * them.
 */
export function findByTitle(
  destinations: readonly NavigationItem[],
  text: string,
  language: LanguageId,
): readonly NavigationItem[] {
  const wanted = text.trim().toLocaleLowerCase(language)
  return destinations.filter(({ title }) => title.toLocaleLowerCase(language).includes(wanted))
}
