import { useTranslate } from '@console/core/i18n'
import { useSend } from '@console/core/api'
import type { Currency } from '@console/core/contracts'
import { readRecord } from '@console/core/resources'
import { Button, Chip, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { resourceKeys } from '@console/query-boundary'
import type { CellContext, ListFilter } from '../config/config'
import { isFiltered, paramsOf } from '../address/filterValues'
import type { ListState } from '../address/listAddress'
import styled from 'styled-components'

interface FilterChipsProps {
  filters: readonly ListFilter[]
  context: CellContext
  state: ListState
  onRemove: (filter: ListFilter) => void
  onClear: () => void
}

/** Active filters as removable chips; renders nothing without any. */
export function FilterChips({ filters, context, state, onRemove, onClear }: FilterChipsProps) {
  const translate = useTranslate()
  const active = filters.filter((filter) => isFiltered(state.filters, filter))
  if (active.length === 0) return null
  return (
    <List aria-label={translate('list:index.filters.applied')}>
      {active.map((filter) => {
        const props = { context, values: state.filters, onRemove: () => onRemove(filter) }
        return (
          <li key={filter.id}>
            {filter.kind === 'record' ? (
              <RecordChip {...props} filter={filter} />
            ) : (
              <FilterChip
                {...props}
                title={context.t(filter.title)}
                what={valuesText(filter, state, context)}
              />
            )}
          </li>
        )
      })}
      <li>
        <Button variant="quiet" onPress={onClear}>
          {translate('list:index.filters.clear')}
        </Button>
      </li>
    </List>
  )
}

interface OneChipProps {
  onRemove: () => void
}

function FilterChip({ title, what, onRemove }: OneChipProps & { title: string; what: string }) {
  const translate = useTranslate()
  const shown = what === '' ? title : translate('list:index.filters.chip', { title, what })
  return (
    <Chip remove={{ label: translate('list:index.filters.remove', { title }), onPress: onRemove }}>
      {shown}
    </Chip>
  )
}

/** A record filter has a token and shows a name, which has to be read. */
function RecordChip({
  filter,
  values,
  context,
  onRemove,
}: OneChipProps & {
  filter: Extract<ListFilter, { kind: 'record' }>
  values: ListState['filters']
  context: CellContext
}) {
  const send = useSend()
  const [token = ''] = values[filter.id] ?? []
  const { data } = useQuery({
    queryKey: resourceKeys.record(filter.resource.id, token),
    queryFn: ({ signal }) => readRecord(send, filter.resource, token, signal),
    staleTime: 60_000,
  })
  const name = data ? context.formats.text(filter.resource.nameOf(data)) : '…'
  return <FilterChip title={context.t(filter.title)} what={name} onRemove={onRemove} />
}

/** Values of a filter as text; empty for a flag, whose title is enough. */
export function valuesText(
  filter: ListFilter,
  { filters }: Pick<ListState, 'filters'>,
  { t, formats, names }: CellContext,
): string {
  const values = paramsOf(filter).map((name) => filters[name] ?? [])
  switch (filter.kind) {
    case 'choice': {
      const { options } = filter
      const named = (values[0] ?? []).map((value) => {
        if (options === 'countries') return formats.country(value)
        if (options === 'facet') return formats.text(names?.[filter.id]?.[value] ?? value)
        const option = options.find((each) => each.value === value)
        return option ? t(option.title) : value
      })
      return formats.list(named)
    }
    case 'dates':
    case 'numbers':
    case 'money': {
      const currency = values[2]?.[0] as Currency
      const inWords = {
        dates: (value: string) => formats.date(new Date(`${value}T12:00`)),
        numbers: (value: string) => formats.number(Number(value)),
        money: (value: string) => formats.money({ amount: Number(value), currency }),
      }[filter.kind]
      const [from, to] = values.map(([value]) => value && inWords(value))
      if (from !== undefined && to !== undefined) return t('list:index.filters.range', { from, to })
      // Turkish uses different words for days and numbers: "ve sonrası", "ve üzeri".
      const isDay = filter.kind === 'dates'
      if (from !== undefined)
        return isDay
          ? t('list:index.filters.day.from', { from })
          : t('list:index.filters.number.from', { from })
      return isDay
        ? t('list:index.filters.day.to', { to: to ?? '' })
        : t('list:index.filters.number.to', { to: to ?? '' })
    }
    case 'flag':
    case 'record':
      return ''
  }
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`
