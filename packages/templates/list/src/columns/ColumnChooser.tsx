import { Button, Checkbox, Dialog, IconButton, Text, theme } from '@console/ui'
import { ArrowDown, ArrowUp, Pin, PinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { CellContext, ListColumn } from '../config/config'
import type { ShownColumns } from './useColumns'

interface ColumnChooserProps<Row> {
  columns: readonly ListColumn<Row>[]
  shown: ShownColumns<Row>
  context: CellContext
  onClose: () => void
}

/**
 * Choice and order of a list's columns, applied at once. Columns that are hidden for lack of room are labelled, and can be kept.
 */
export function ColumnChooser<Row>({ columns, shown, context, onClose }: ColumnChooserProps<Row>) {
  const { t } = useTranslation('list')
  const { shown: choice, pinned } = shown.choice
  const left = shown.fit?.left ?? []
  const [nameColumn] = columns
  const hidden = columns.filter(({ id }) => !choice.includes(id)).map(({ id }) => id)
  const titleOf = (id: string) => context.t(columns.find((column) => column.id === id)?.title ?? '')

  return (
    <Dialog
      isOpen
      size="small"
      title={t('index.columns.title')}
      closeLabel={t('index.columns.close')}
      onOpenChange={onClose}
      footer={(close) => (
        <>
          <Button variant="quiet" isDisabled={shown.isDefault} onPress={shown.reset}>
            {t('index.columns.reset')}
          </Button>
          <Button variant="primary" onPress={close}>
            {t('index.columns.done')}
          </Button>
        </>
      )}
    >
      <List>
        {[...choice, ...hidden].map((id) => {
          const title = titleOf(id)
          const place = choice.indexOf(id)
          const isPinned = pinned.includes(id)
          const hasNoRoom = left.includes(id)
          return (
            <li key={id}>
              <Checkbox
                isSelected={place !== -1}
                isDisabled={id === nameColumn?.id}
                onChange={() => shown.toggle(id)}
              >
                {title}
              </Checkbox>
              {hasNoRoom || isPinned ? (
                <Room>
                  {hasNoRoom ? (
                    <Text size="sm" tone="muted">
                      {t('index.columns.noRoom')}
                    </Text>
                  ) : null}
                  <IconButton
                    label={t(isPinned ? 'index.columns.release' : 'index.columns.keep', { title })}
                    onPress={() => shown.keep(id)}
                  >
                    {isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
                  </IconButton>
                </Room>
              ) : null}
              {place > 0 ? (
                <Moves>
                  <IconButton
                    label={t('index.columns.up', { title })}
                    isDisabled={place === 1}
                    onPress={() => shown.move(id, -1)}
                  >
                    <ArrowUp aria-hidden />
                  </IconButton>
                  <IconButton
                    label={t('index.columns.down', { title })}
                    isDisabled={place === choice.length - 1}
                    onPress={() => shown.move(id, 1)}
                  >
                    <ArrowDown aria-hidden />
                  </IconButton>
                </Moves>
              ) : null}
            </li>
          )
        })}
      </List>
    </Dialog>
  )
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-block-size: 40px;
  }
`

const Room = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin-inline-start: auto;
`

const Moves = styled.span`
  display: flex;
  margin-inline-start: auto;

  ${Room} + & {
    margin-inline-start: 0;
  }
`
