import type { InputDefinition } from '@console/domain/input'
import { RowMoved, useReorder } from '@console/form'
import { Button, FieldSet, theme } from '@console/ui'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { InputForm } from './inputForm'
import { OptionHeads, OptionRow } from './OptionRow'

interface OptionsGridProps {
  form: InputForm
  before: InputDefinition | null
}

const blank = { value: '', label: { en: '', tr: '', ar: '' }, isActive: true }

/** Options of an input, one per line. Their handles reorder them by mouse or keys. Enter goes to the next option, and adds one after the last. */
export function OptionsGrid({ form, before }: OptionsGridProps) {
  const { t } = useTranslation('inputs')
  const list = form.useList('options')
  const options = form.useValue('options')
  const reordering = useReorder(list.keys.length, list.move)
  const root = useRef<HTMLOListElement>(null)
  /** Option that gets the focus next. */
  const [wanted, setWanted] = useState<{ place: number } | null>(null)
  useEffect(() => {
    const row = wanted && root.current?.children[wanted.place]
    row?.querySelector<HTMLElement>('input')?.focus()
  }, [wanted])
  /** An option with stored answers keeps its value. */
  const isStored = (value: string) =>
    before?.options.some((option) => option.value === value) ?? false

  function add() {
    list.add(blank)
    setWanted({ place: list.keys.length })
  }

  function focusNext(place: number) {
    if (place + 1 === list.keys.length) add()
    else setWanted({ place: place + 1 })
  }

  return (
    <div data-field="options">
      <FieldSet
        label={t('field.options')}
        description={t('options.note')}
        errorMessage={list.errorMessage}
        isRequired
      >
        <Room>
          {list.keys.length > 0 ? <OptionHeads /> : null}
          <List ref={root}>
            {list.keys.map((key, place) => {
              const value = options[place]?.value ?? ''
              return (
                <li key={key} {...reordering.rowOf(place)}>
                  <OptionRow
                    {...{ form, place, reordering }}
                    usage={before?.optionUsage[value] ?? 0}
                    isStored={isStored(value)}
                    onEnter={() => focusNext(place)}
                    onRemove={() => list.remove(place)}
                  />
                </li>
              )
            })}
          </List>
        </Room>
        <Button onPress={add}>
          <Plus aria-hidden />
          {t('options.add')}
        </Button>
        <RowMoved {...reordering} />
      </FieldSet>
    </div>
  )
}

const Room = styled.div`
  container: options / inline-size;
`

const List = styled.ol`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0 0 ${theme.space[2]};
  padding: 0;
  list-style: none;

  > li {
    border-radius: ${theme.radius.control};
  }
  > li[data-lifted] {
    outline: 1px solid ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
  > li[data-over] {
    box-shadow: 0 -2px ${theme.color.accent};
  }
`
