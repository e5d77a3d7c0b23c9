import { makeKey } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { Button, Heading, IconButton, ProgressBar, Text, theme } from '@console/ui'
import { ListPlus, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Checklist, CheckItem } from '../contract'
import { NameLine } from '../NameLine'
import type { Removal } from '../useBoardWrites'
import { useNaming } from '../useNaming'
import { CheckEntry } from './CheckEntry'
import { withAt, withChanged, without } from './parts'

export interface ChecklistPartProps {
  checklist: Checklist
  change: (how: (checklist: Checklist) => Checklist) => void
  /** Removes one of its entries. */
  removeItem: (removal: Removal<Checklist>) => void
  /** Removes the checklist from its card. */
  onRemove: () => void
}

/** A checklist of a card: its name and entries, edited in place, and a field for a new entry. */
export function ChecklistPart({ checklist, change, removeItem, onRemove }: ChecklistPartProps) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const [naming, renameButton] = useNaming()
  const [adding, addButton] = useNaming()
  const { name, checkItems } = checklist
  const done = checkItems.filter(({ checked }) => checked).length
  const of = checkItems.length
  const progress = t('card.progress', { done: formats.number(done), of: formats.number(of) })

  /** Turns a change of the entries into a change of the checklist. */
  const inList = (become: (items: CheckItem[]) => CheckItem[]) => (known: Checklist) => ({
    ...known,
    checkItems: become(known.checkItems),
  })

  function remove(item: CheckItem) {
    const place = checkItems.indexOf(item)
    removeItem({
      name: item.name,
      remove: inList((items) => without(items, item.id)),
      putBack: inList((items) => withAt(items, item, place)),
    })
    addButton.current?.focus()
  }

  return (
    <Root>
      {naming.isNaming ? (
        <NameLine
          label={t('checklist.name')}
          initial={name}
          submitLabel={t('name.save')}
          onSubmit={(title) => {
            change((known) => ({ ...known, name: title }))
            naming.end()
          }}
          onCancel={naming.end}
        />
      ) : (
        <header>
          <Heading level={3} size="md">
            <bdi>{name}</bdi>
          </Heading>
          <IconButton
            ref={renameButton}
            label={t('checklist.rename', { name })}
            onPress={naming.ask}
          >
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={t('checklist.remove', { name })} onPress={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </header>
      )}
      {of === 0 ? null : (
        <>
          <Text as="p" size="xs" tone="muted">
            {progress}
          </Text>
          <ProgressBar
            isLabelHidden
            label={name}
            value={done}
            maxValue={of}
            valueLabel={progress}
          />
        </>
      )}
      <ul>
        {checkItems.map((item) => (
          <CheckEntry
            key={item.id}
            item={item}
            change={(how) => change(inList((items) => withChanged(items, item.id, how)))}
            onRemove={() => remove(item)}
          />
        ))}
      </ul>
      {adding.isNaming ? (
        <NameLine
          label={t('checklist.item')}
          submitLabel={t('checklist.item.add')}
          onSubmit={(text) => {
            const made = { id: makeKey(), name: text, checked: false }
            change(inList((items) => withAt(items, made, Infinity)))
          }}
          onCancel={adding.end}
        />
      ) : (
        <div>
          <Button ref={addButton} variant="quiet" onPress={adding.ask}>
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

  header {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    overflow-wrap: anywhere;
  }
  header > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  ul {
    padding: 0;
    list-style: none;
  }
`
