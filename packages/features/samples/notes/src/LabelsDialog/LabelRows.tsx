import { Button, IconButton, TextField, theme } from '@console/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ColorMenu } from '../ColorMenu'
import { labelsForm } from './labelsForm'

/** One row per label. Enter starts another. */
export function LabelRows() {
  const { t } = useTranslation('notes')
  const { keys, add, remove } = labelsForm.useList('labels')
  const read = labelsForm.useRead()
  const list = useRef<HTMLUListElement>(null)
  const [wanted, setWanted] = useState<{ place: number } | null>(null)
  useEffect(() => {
    if (wanted)
      list.current
        ?.querySelector<HTMLInputElement>(`[data-field="labels.${wanted.place}.name"] input`)
        ?.focus()
  }, [wanted])

  function addLabel() {
    const ids = read('labels')
      .map(({ id }) => id ?? 0)
      .map(Number)
    add({ id: Math.max(-1, ...ids) + 1, name: '', handle: '', color: '' })
    setWanted({ place: keys.length })
  }

  return (
    <>
      <List ref={list}>
        {keys.map((key, place) => (
          <li key={key}>
            <labelsForm.Field name={`labels.${place}.name`}>
              {(field) => (
                <TextField
                  label={t('labels.name', { number: place + 1 })}
                  dir="auto"
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
                    event.preventDefault()
                    addLabel()
                  }}
                  {...field}
                />
              )}
            </labelsForm.Field>
            <labelsForm.Field name={`labels.${place}.color`}>
              {({ value = '', onChange }) => (
                <ColorMenu
                  label={t('labels.color', { number: place + 1 })}
                  value={value}
                  onChange={onChange}
                />
              )}
            </labelsForm.Field>
            <IconButton
              label={t('labels.remove', { number: place + 1 })}
              onPress={() => {
                remove(place)
                setWanted({ place: Math.max(0, place - 1) })
              }}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </List>
      <Row>
        <Button variant="quiet" onPress={addLabel}>
          <Plus aria-hidden />
          {t('labels.add')}
        </Button>
      </Row>
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: end;
    gap: ${theme.space[2]};
  }
`

const Row = styled.div`
  justify-self: start;
`
