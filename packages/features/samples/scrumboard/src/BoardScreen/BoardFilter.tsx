import { Button, Popover, Select, theme } from '@console/ui'
import { ListFilter } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import type { Board } from '../contract'
import { type CardFilter, dues } from '../filter'

/** Option for all cards, in place of an id. */
const all = 'all'

/** Filter of a board's cards by label, member and due day, stored in the address. */
export function BoardFilter({ board, filter }: { board: Board; filter: CardFilter }) {
  const { t } = useTranslation('scrumboard')
  const [address, setAddress] = useSearchParams()
  const isFiltered = Object.values(filter).some((each) => each !== '')

  function setFilter(values: Partial<CardFilter>) {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(values))
      if (value === '' || value === all) next.delete(name)
      else next.set(name, value)
    setAddress(next, { replace: true })
  }

  return (
    <Popover
      label={t('filter.title')}
      placement="bottom end"
      trigger={
        <Button variant={isFiltered ? 'secondary' : 'quiet'}>
          <ListFilter aria-hidden />
          {t('filter.title')}
        </Button>
      }
    >
      <Fields>
        <Select
          label={t('filter.label')}
          options={[
            { id: all, label: t('filter.all') },
            ...board.labels.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={filter.label || all}
          onChange={(label) => setFilter({ label })}
        />
        <Select
          label={t('filter.member')}
          options={[
            { id: all, label: t('filter.all') },
            ...board.members.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={filter.member || all}
          onChange={(member) => setFilter({ member })}
        />
        <Select
          label={t('filter.due')}
          options={[
            { id: all, label: t('filter.all') },
            ...dues.map((id) => ({ id, label: t(`filter.due.${id}`) })),
          ]}
          value={filter.due || all}
          onChange={(due) => setFilter({ due: due as CardFilter['due'] })}
        />
        <Button
          isDisabled={!isFiltered}
          onPress={() => setFilter({ label: '', member: '', due: '' })}
        >
          {t('filter.clear')}
        </Button>
      </Fields>
    </Popover>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-inline-size: 240px;
  padding: ${theme.space[3]};
`
