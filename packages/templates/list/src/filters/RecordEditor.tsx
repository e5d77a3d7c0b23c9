import { latinDigits } from '@console/core/i18n'
import { useSend } from '@console/core/api'
import { readPage } from '@console/core/resources'
import { Text, TextField, theme } from '@console/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resourceKeys } from '@console/query-boundary'
import type { ListFilter } from '../config/config'
import type { FilterEditorProps } from './FilterEditor'
import styled from 'styled-components'

type OfRecord = Extract<ListFilter, { kind: 'record' }>

/** Record to filter by, found by its name. Pressing the selected one removes it. */
export function RecordEditor({ filter, context, values, onChange }: FilterEditorProps<OfRecord>) {
  const { t } = useTranslation('list')
  const send = useSend()
  const { resource, id } = filter
  const [text, setText] = useState('')
  const q = useDeferredValue(latinDigits(text.trim()))
  const asked = { ...(q === '' ? {} : { q }), page: '1', pageSize: '10' }
  const { data } = useQuery({
    queryKey: resourceKeys.page(resource.id, asked),
    queryFn: ({ signal }) => readPage(send, resource, asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const [chosen] = values[id] ?? []

  return (
    <Root>
      <TextField
        label={t('index.filters.find')}
        icon={<Search />}
        value={text}
        onChange={setText}
        autoComplete="off"
      />
      <List aria-busy={data === undefined}>
        {data?.items.map((row) => {
          const token = resource.tokenOf(row)
          const isChosen = token === chosen
          return (
            <li key={token}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChange({ [id]: isChosen ? [] : [token] })}
              >
                <bdi>{context.formats.text(resource.nameOf(row))}</bdi>
                {isChosen ? <Check size={16} aria-hidden /> : null}
              </button>
            </li>
          )
        })}
      </List>
      {data?.items.length === 0 ? (
        <Text tone="muted" role="status">
          {t('index.filters.none')}
        </Text>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  inline-size: 280px;
  min-block-size: 240px;
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]};
    inline-size: 100%;
    min-block-size: 32px;
    padding-inline: ${theme.space[2]};
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  button:is(:hover, [aria-pressed='true']) {
    background: ${theme.color.surfaceHover};
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 44px;
    }
  }
`
