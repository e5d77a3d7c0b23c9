import { canSearchRows, createSearch } from '@console/core/fields'
import { normalizeForSearch } from '@console/core/i18n'
import type { Resource } from '@console/core/resources'
import type { ActionableRow } from '@console/core/workflows'
import { startTransition, useMemo, useState } from 'react'
import type { ListPage } from '../data/useListPage'

const none: ReadonlySet<string> = new Set()

/**
 * Searches the rows at hand while text is typed, before the server has answered: those without a match are hidden. A text that does not
 * continue the one that the rows match could have other rows, so then all remain; also after an error and offline, when no answer follows.
 * @param text the search text of the address, which follows when typing pauses
 */
export function useTyping<Row extends ActionableRow>(
  { fields, tokenOf }: Pick<Resource<Row>, 'fields' | 'tokenOf'>,
  text: string,
  page: Pick<ListPage<Row>, 'held' | 'text' | 'error' | 'isOffline'>,
) {
  const [typed, setTyped] = useState({ text, after: text })
  // The address has followed; or Back, forward or "Clear filters" has changed it.
  if (typed.after !== text) setTyped({ text, after: text })
  const wanted = normalizeForSearch(typed.text)
  const shown = normalizeForSearch(page.text)
  const isContinued =
    wanted !== shown &&
    wanted.startsWith(shown) &&
    page.error === null &&
    !page.isOffline &&
    canSearchRows(fields)
  const rows = page.held?.shown.items

  const unmatched = useMemo(() => {
    if (!rows || !isContinued) return none
    const isMatch = createSearch(fields, wanted)
    return new Set(rows.filter((row) => !isMatch(row)).map(tokenOf))
  }, [rows, isContinued, fields, wanted, tokenOf])

  return {
    /** Tokens of the rows to hide. */
    unmatched,
    /** Called with every change of the text; typing never waits for the rows. */
    onType(changed: string) {
      startTransition(() => setTyped({ text: changed, after: text }))
    },
  }
}
