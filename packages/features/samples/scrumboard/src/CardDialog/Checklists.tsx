import { makeKey } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { Button, Checkbox, Heading, IconButton, ProgressBar, Text, theme } from '@console/ui'
import { ListPlus, Pencil, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Card, Checklist } from '../contract'
import { NameLine } from '../NameLine'
import type { ChangeCard } from './CardDialog'

export interface ChecklistsProps {
  card: Card
  change: ChangeCard
}

/** The checklists of a card, and a new one. */
export function Checklists({ card, change }: ChecklistsProps) {
  const { t } = useTranslation('scrumboard')
  const [isAdding, setIsAdding] = useState(false)

  /** Puts a checklist in its place, or behind the others; null takes it away. */
  function put(id: string, become: (checklist: Checklist) => Checklist | null) {
    change((now) => ({
      ...now,
      checklists: now.checklists.flatMap((each) =>
        each.id === id ? (become(each) ?? []) : [each],
      ),
    }))
  }

  function add(name: string) {
    const made = { id: makeKey(), name, checkItems: [] }
    change((now) => ({
      ...now,
      checklists: [...now.checklists.filter(({ id }) => id !== made.id), made],
    }))
    setIsAdding(false)
  }

  return (
    <>
      {card.checklists.map((checklist) => (
        <ChecklistPart
          key={checklist.id}
          checklist={checklist}
          put={(become) => put(checklist.id, become)}
        />
      ))}
      {isAdding ? (
        <NameLine
          label={t('checklist.name')}
          submitLabel={t('checklist.add')}
          onSubmit={add}
          onCancel={() => setIsAdding(false)}
        />
      ) : (
        <div>
          <Button onPress={() => setIsAdding(true)}>
            <ListPlus aria-hidden />
            {t('checklist.add')}
          </Button>
        </div>
      )}
    </>
  )
}

interface ChecklistPartProps {
  checklist: Checklist
  put: (become: (checklist: Checklist) => Checklist | null) => void
}

function ChecklistPart({ checklist: { name, checkItems }, put }: ChecklistPartProps) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const [isNaming, setIsNaming] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  const done = checkItems.filter(({ checked }) => checked).length
  const of = checkItems.length
  const progress = t('card.progress', { done: formats.number(done), of: formats.number(of) })

  function add(text: string) {
    const made = { id: makeKey(), name: text, checked: false }
    put((now) => ({
      ...now,
      checkItems: [...now.checkItems.filter(({ id }) => id !== made.id), made],
    }))
  }

  return (
    <Root>
      {isNaming ? (
        <NameLine
          label={t('checklist.name')}
          initial={name}
          submitLabel={t('name.save')}
          onSubmit={(title) => {
            setIsNaming(false)
            put((now) => ({ ...now, name: title }))
          }}
          onCancel={() => setIsNaming(false)}
        />
      ) : (
        <header>
          <Heading level={3} size="md">
            <bdi>{name}</bdi>
          </Heading>
          <IconButton label={t('checklist.rename', { name })} onPress={() => setIsNaming(true)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={t('checklist.remove', { name })} onPress={() => put(() => null)}>
            <Trash2 aria-hidden />
          </IconButton>
        </header>
      )}
      {of === 0 ? null : (
        <Text as="p" size="xs" tone="muted">
          {progress}
        </Text>
      )}
      {of === 0 ? null : (
        <ProgressBar isLabelHidden label={name} value={done} maxValue={of} valueLabel={progress} />
      )}
      <ul>
        {checkItems.map((item) => (
          <li key={item.id}>
            <Checkbox
              isSelected={item.checked}
              onChange={(checked) =>
                put((now) => ({
                  ...now,
                  checkItems: now.checkItems.map((each) =>
                    each.id === item.id ? { ...each, checked } : each,
                  ),
                }))
              }
            >
              <bdi>{item.name}</bdi>
            </Checkbox>
            <IconButton
              label={t('checklist.item.remove', { name: item.name })}
              onPress={() =>
                put((now) => ({
                  ...now,
                  checkItems: now.checkItems.filter(({ id }) => id !== item.id),
                }))
              }
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <NameLine
          label={t('checklist.item')}
          submitLabel={t('checklist.item.add')}
          onSubmit={add}
          onCancel={() => setIsAdding(false)}
        />
      ) : (
        <div>
          <Button variant="quiet" onPress={() => setIsAdding(true)}>
            <ListPlus aria-hidden />
            {t('checklist.item.add')}
          </Button>
        </div>
      )}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[2]};

  header,
  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
  header > :first-child,
  li > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  ul {
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
`
