import { Button, Checkbox, IconButton, TextField, theme } from '@console/ui'
import { ListPlus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { noteForm } from './noteValues'

/**
 * Checklist of a note. Enter moves to the next entry, and adds one after the last; Backspace in an empty entry removes
 * it; arrows move up and down.
 */
export function Checklist() {
  const { t } = useTranslation('notes')
  const { keys, add, remove } = noteForm.useList('checklist')
  const read = noteForm.useRead()
  const list = useRef<HTMLUListElement>(null)
  const [wanted, setWanted] = useState<{ place: number } | null>(null)
  useEffect(() => {
    if (wanted) textAt(list.current, wanted.place)?.focus()
  }, [wanted])

  function addItem() {
    const ids = read('checklist').map(({ id }) => Number(id) || 0)
    add({ id: String(Math.max(0, ...ids) + 1), checked: false, text: '' })
    setWanted({ place: keys.length })
  }

  function removeItem(place: number) {
    remove(place)
    setWanted({ place: Math.max(0, place - 1) })
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, place: number) {
    if (event.ctrlKey || event.metaKey) return
    const isEmpty = event.currentTarget.value === ''
    if (event.key === 'Enter') {
      if (place === keys.length - 1) addItem()
      else setWanted({ place: place + 1 })
    } else if (event.key === 'Backspace' && isEmpty) removeItem(place)
    else if (event.key === 'ArrowDown') setWanted({ place: Math.min(keys.length - 1, place + 1) })
    else if (event.key === 'ArrowUp') setWanted({ place: Math.max(0, place - 1) })
    else return
    event.preventDefault()
  }

  return (
    <Root>
      <legend>{t('checklist.title')}</legend>
      <ul ref={list}>
        {keys.map((key, place) => (
          <li key={key}>
            <noteForm.Field name={`checklist.${place}.checked`}>
              {({ value, onChange }) => (
                <Checkbox
                  aria-label={t('checklist.done', { number: place + 1 })}
                  isSelected={value}
                  onChange={onChange}
                />
              )}
            </noteForm.Field>
            <noteForm.Field name={`checklist.${place}.text`}>
              {(field) => (
                <TextField
                  label={t('checklist.item', { number: place + 1 })}
                  dir="auto"
                  maxLength={300}
                  onKeyDown={(event) => onKeyDown(event, place)}
                  {...field}
                />
              )}
            </noteForm.Field>
            <IconButton
              label={t('checklist.remove', { number: place + 1 })}
              onPress={() => removeItem(place)}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onPress={addItem}>
        <ListPlus aria-hidden />
        {t('checklist.add')}
      </Button>
    </Root>
  )
}

function textAt(list: HTMLElement | null, place: number) {
  return list?.querySelector<HTMLInputElement>(`[data-field="checklist.${place}.text"] input`)
}

const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    color: ${theme.color.text};
    font: 500 ${theme.text.sm}/1.4 ${theme.font.family};
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space[2]};
    margin-block: ${theme.space[1]};
  }
  /* Beside its checkbox, which identifies it. */
  [data-field$='.text'] label {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: clip;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
