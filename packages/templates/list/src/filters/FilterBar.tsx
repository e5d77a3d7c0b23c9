import type { ActionableRow } from '@console/core/workflows'
import { Button, partAttribute, Popover, theme, useOverflow } from '@console/ui'
import { ChevronDown, Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from './FilterChips'
import { SearchBox } from './SearchBox'
import type { ListFilter } from '../config/config'
import { lazyWithFallback } from '../layout/lazyWithFallback'
import { isFiltered, withoutFilter, withValues } from '../address/filterValues'
import { type ListState, queryOf } from '../address/listAddress'
import type { List } from '../state/useList'
import styled from 'styled-components'
import { narrow } from '../layout/narrow'

const FilterEditor = lazyWithFallback(
  () => import('./FilterEditor').then((m) => m.FilterEditor),
  Wait,
)
const AddFilter = lazyWithFallback(() => import('./AddFilter').then((m) => m.AddFilter), Wait)

/** Search, the common filters, all others under "Add filter", and the active filters. */
export function FilterBar<Row extends ActionableRow>({ list }: { list: List<Row> }) {
  const { t } = useTranslation('list')
  const { address, config, context, page } = list
  const { filters, resource } = config
  const { state, go } = address
  const strip = useRef<HTMLDivElement>(null)
  const pinned = filters.filter(({ isPinned }) => isPinned)
  const without = useOverflow(
    strip,
    pinned.map(({ id }) => id),
  )
  const others = [
    ...pinned.filter(({ id }) => without.has(id)),
    ...filters.filter(({ isPinned }) => !isPinned),
  ]

  const changed = (values: ListState['filters']) => ({
    filters: withValues(state.filters, values),
  })
  const change = (values: ListState['filters']) => go(changed(values))

  const editor = (filter: ListFilter) => (
    <FilterEditor
      {...{ filter, context, resource }}
      values={state.filters}
      // The counts of a filter's choices apply all other filters.
      query={queryOf(config, { ...state, filters: withoutFilter(state.filters, filter) })}
      onChange={change}
    />
  )

  return (
    <Root>
      <Line>
        <Strip ref={strip}>
          <SearchBox
            value={state.q}
            onType={list.onType}
            // A search is one history entry for any number of key presses.
            onSearch={(q) => go({ q }, state.q !== '')}
          />
          {pinned.map((filter) => {
            const title = context.t(filter.title)
            const isOn = isFiltered(state.filters, filter)
            const other = { [filter.id]: isOn ? [] : ['true'] }
            const part = {
              [partAttribute]: filter.id,
              'data-unseen': without.has(filter.id) || undefined,
            }
            const expect = () => page.prefetch(address.hrefOf(changed(other)))
            return filter.kind === 'flag' ? (
              <Button
                key={filter.id}
                data-filter
                {...part}
                aria-pressed={isOn}
                onPress={() => change(other)}
                onPointerEnter={expect}
                onFocus={expect}
              >
                {title}
              </Button>
            ) : (
              <Popover
                key={filter.id}
                label={title}
                trigger={
                  <Button data-filter {...part} aria-pressed={isOn || undefined}>
                    {title}
                    <ChevronDown aria-hidden />
                  </Button>
                }
              >
                {editor(filter)}
              </Popover>
            )
          })}
        </Strip>
        {others.length === 0 ? null : (
          <Popover
            label={t('index.filters.add')}
            trigger={
              <Button variant="quiet" data-filter>
                <Plus aria-hidden />
                {t('index.filters.add')}
              </Button>
            }
          >
            {(close) => (
              <AddFilter
                filters={others}
                context={context}
                onFlag={(filter) => {
                  change({ [filter.id]: ['true'] })
                  close()
                }}
                editor={editor}
              />
            )}
          </Popover>
        )}
      </Line>
      <FilterChips
        {...{ filters, context, state }}
        onRemove={(filter) => go({ filters: withoutFilter(state.filters, filter) })}
        onClear={() => go({ filters: {}, q: '' })}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};

  && [data-filter] {
    flex: none;
    padding-inline: ${theme.space[3]};
    font-size: ${theme.text.sm};
  }
  /* With cards a single line that scrolls sideways: the user came for the rows. */
  @container list ${narrow} {
    margin: -4px;
    padding: 4px;
    overflow: auto clip;
    scrollbar-width: none;
  }
`

/* Overflowing filters are under "Add filter". */
const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  /* Room for the focus ring, drawn outside the button. */
  margin: -4px;
  padding: 4px;
  overflow: clip;

  [data-unseen] {
    visibility: hidden;
  }
  @container list ${narrow} {
    flex: none;
    margin: 0;
    padding: 0;
    overflow: visible;

    [data-unseen] {
      visibility: visible;
    }
  }
`

/** Placeholder of about the final size. */
function Wait() {
  return <Room />
}

const Room = styled.div`
  inline-size: 220px;
  block-size: 120px;
`
