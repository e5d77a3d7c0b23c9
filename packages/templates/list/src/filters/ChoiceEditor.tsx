import { useSend } from '@console/core/api'
import type { Page, Text } from '@console/core/contracts'
import { normalizeForSearch, useFormats } from '@console/core/i18n'
import { readPage } from '@console/core/resources'
import { Checkbox, TextField, theme } from '@console/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resourceKeys } from '@console/query-boundary'
import type { CellContext, ListFilter } from '../config/config'
import type { FilterEditorProps } from './FilterEditor'
import styled from 'styled-components'

type Choice = Extract<ListFilter, { kind: 'choice' }>

/** Maximum values without a search field. */
const maxPreview = 8

/** Values of a choice, each with the number of rows that have it under all other filters. */
export function ChoiceEditor({
  filter,
  context,
  resource,
  values,
  query,
  onChange,
}: FilterEditorProps<Choice>) {
  const { t } = useTranslation('list')
  const formats = useFormats()
  const send = useSend()
  const [text, setText] = useState('')
  // The smallest page size: only the counts are needed.
  const asked = { ...query, facets: filter.id, page: '1', pageSize: '10' }
  const { data } = useQuery({
    queryKey: resourceKeys.facet(resource.id, asked),
    queryFn: ({ signal }) => readPage(send, resource, asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const counts = data?.facets[filter.id]
  const chosen = values[filter.id] ?? []
  const names = data?.names?.[filter.id]
  const all = optionsOf(filter, context, { counts, names }, chosen)
  const wanted = normalizeForSearch(text.trim())
  const shown = all.filter(({ label }) => normalizeForSearch(label).includes(wanted))

  function toggle(value: string, isSelected: boolean) {
    const others = filter.isSingle ? [] : chosen.filter((each) => each !== value)
    onChange({ [filter.id]: isSelected ? [...others, value] : others })
  }

  return (
    <Root role="group" aria-label={context.t(filter.title)}>
      {all.length > maxPreview ? (
        <TextField label={t('index.filters.find')} value={text} onChange={setText} />
      ) : null}
      <List aria-busy={counts === undefined}>
        {shown.map(({ value, label }) => (
          <li key={value}>
            <Checkbox
              isSelected={chosen.includes(value)}
              onChange={(isSelected) => toggle(value, isSelected)}
            >
              <bdi>{label}</bdi>
            </Checkbox>
            <Count>{counts === undefined ? '' : formats.number(counts[value] ?? 0)}</Count>
          </li>
        ))}
      </List>
    </Root>
  )
}

/** Options of the configuration, or those of the facet, the most frequent first; selected ones are always included. */
function optionsOf(
  { options }: Choice,
  { t, formats }: CellContext,
  { counts, names }: { counts?: Page<never>['facets'][string]; names?: Record<string, Text> },
  chosen: readonly string[],
): { value: string; label: string }[] {
  if (typeof options !== 'string')
    return options.map(({ value, title }) => ({ value, label: t(title) }))
  const found = Object.entries(counts ?? {})
    .toSorted(([, one], [, other]) => other - one)
    .map(([value]) => value)
  return [...new Set([...found, ...chosen])].map((value) => ({
    value,
    label: options === 'countries' ? formats.country(value) : formats.text(names?.[value] ?? value),
  }))
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-inline-size: 220px;
`

const List = styled.ul`
  display: grid;
  gap: 2px;
  max-block-size: 320px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    min-block-size: 28px;
  }
`

const Count = styled.span`
  min-inline-size: 3ch;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;
  text-align: end;
`
