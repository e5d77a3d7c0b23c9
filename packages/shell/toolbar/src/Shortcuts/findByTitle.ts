import { normalizeForSearch } from '@console/core/i18n'
import type { NavigationItem } from '@console/core/routes'

/** Specification 5: the entries whose titles hold the text, both folded as the finder folds them. */
export function findByTitle(
  destinations: readonly NavigationItem[],
  text: string,
): readonly NavigationItem[] {
  const wanted = normalizeForSearch(text.trim())
  return destinations.filter(({ title }) => normalizeForSearch(title).includes(wanted))
}
