import { useFormats } from '@console/core/i18n'
import { IconButton, Select, TextField, theme } from '@console/ui'
import { ArrowDownNarrowWide, ArrowUpNarrowWide, Search, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Todo } from '../contract'
import { DeleteForEver } from '../TodoDetail/DeleteForEver'
import { useTodoWrites } from '../useTodoWrites'
import { orders } from './order'
import type { View } from './useView'

/** Above the list: search, order, and among what was deleted the way to be rid of it. */
export function TodoBar({ view, trash }: { view: View; trash: readonly Todo[] }) {
  const { t } = useTranslation('todo')
  const formats = useFormats()
  const { deleteAll } = useTodoWrites()
  return (
    <Root>
      <TextField
        type="search"
        label={t('search.label')}
        icon={<Search />}
        value={view.text}
        onChange={view.setText}
        action={
          view.text === '' ? null : (
            <IconButton label={t('search.clear')} onPress={() => view.setText('')}>
              <X />
            </IconButton>
          )
        }
      />
      <Line>
        <Select
          label={t('order.label')}
          options={orders.map((id) => ({ id, label: t(`order.${id}`) }))}
          value={view.order}
          onChange={view.setOrder}
        />
        <IconButton label={t('order.turn')} aria-pressed={view.isDescending} onPress={view.turn}>
          {view.isDescending ? (
            <ArrowUpNarrowWide aria-hidden />
          ) : (
            <ArrowDownNarrowWide aria-hidden />
          )}
        </IconButton>
      </Line>
      {trash.length > 0 ? (
        <DeleteForEver
          title={t('trash.title', { count: trash.length, number: formats.number(trash.length) })}
          onConfirm={() => void deleteAll(trash.map(({ id }) => id))}
        />
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.hairline};
`

const Line = styled.div`
  display: flex;
  align-items: end;
  gap: ${theme.space[1]};

  > :first-child {
    flex: 1;
  }
`
