import type { ApiError } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import type { ComponentProps } from 'react'
import { valuesText } from '../filters/FilterChips'
import { isFiltered } from '../address/filterValues'
import type { ListPlaceholder } from './ListPlaceholder'
import type { List } from '../state/useList'

/**
 * Kind of placeholder in place of the rows; null when there are rows, or they are loading. `isBare`: there is nothing to search
 * or filter, and no search is active.
 */
export function placeholderOf<Row extends ActionableRow>({
  config,
  address: { state, go, hrefOf },
  context,
  page,
}: List<Row>): { panel: ComponentProps<typeof ListPlaceholder>; isBare: boolean } | null {
  const [first] = config.views
  const view = config.views.find(({ id }) => id === state.view)
  const active = config.filters.filter((filter) => isFiltered(state.filters, filter))
  const kind = workflowOf()
  if (kind === null) return null

  function workflowOf() {
    // A user who may no longer read the rows does not see the old ones.
    if (page.error?.status === 403) return 'refused'
    if (page.held === undefined)
      return page.isOffline ? 'offline' : page.error !== null ? faultOf(page.error) : null
    if (page.held.shown.items.length > 0 || page.isFormer || page.held.shown.total > 0) return null
    return active.length > 0 || state.q !== '' ? 'noMatch' : view === first ? 'empty' : 'emptyView'
  }

  return {
    isBare: kind !== 'emptyView' && active.length === 0 && state.q === '',
    panel: {
      kind,
      error: page.error,
      empty: {
        text: context.t(config.empty.text),
        next: config.empty.next && {
          title: context.t(config.empty.next.title),
          to: config.empty.next.to,
        },
      },
      view: view ? context.t(view.title) : '',
      firstView: {
        title: first ? context.t(first.title) : '',
        to: hrefOf({ view: first?.id ?? '', q: '', filters: {}, sort: config.sort }),
      },
      excluding: [
        ...(state.q === ''
          ? []
          : [context.t('list:index.quoted', { text: context.formats.isolate(state.q) })]),
        ...active.map((filter) =>
          [context.t(filter.title), valuesText(filter, state, context)].filter(Boolean).join(': '),
        ),
      ],
      onClear: () => go({ q: '', filters: {}, sort: config.sort }),
      onRetry: page.refresh,
    },
  }
}

/** Kind of error of a list that could not be read at all: a retry does not help with every one. */
function faultOf({ status }: ApiError) {
  switch (status) {
    case 404:
      return 'notFound'
    case 400:
    case 422:
      return 'invalid'
    case 429:
      return 'limited'
    default:
      return 'failed'
  }
}
