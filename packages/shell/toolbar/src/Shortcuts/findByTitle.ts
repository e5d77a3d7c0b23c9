import { normalizeForSearch } from '@console/core/i18n'
import type { NavigationItem } from '@console/core/routes'

/** Specification 5: entries whose titles contain the text, both normalized as in the finder. */
export function findByTitle(
  destinations: readonly NavigationItem[],
  text: string,
): readonly NavigationItem[] {
  const wanted = normalizeForSearch(text.trim())
  return destinations.filter(({ title }) => normalizeForSearch(title).includes(wanted))
}
