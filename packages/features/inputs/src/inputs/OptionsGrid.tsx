import { useFormats } from '@console/core/i18n'
import type { InputDefinition } from '@console/domain/input'
import { RowHandle, RowMoved, useReorder } from '@console/form'
import { Button, Checkbox, FieldSet, IconButton, Text, TextField, theme } from '@console/ui'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { InputForm } from './inputForm'
import { WrittenField } from '@console/marketplace/category-inputs'

interface OptionsGridProps {
  form: InputForm
  before: InputDefinition | null
}

const blank = { value: '', label: { en: '', tr: '', ar: '' }, isActive: true }

/** Options of an input in order: dragged by their handles, or moved by keys from there. */
export function OptionsGrid({ form, before }: OptionsGridProps) {
  const { t } = useTranslation('inputs')
  const formats = useFormats()
  const list = form.useList('options')
  const options = form.useValue('options')
  const reordering = useReorder(list.keys.length, list.move)
  /** An option with stored answers keeps its value. */
  const isKept = (value: string) => before?.options.some((option) => option.value === value)
  return (
    <div data-field="options">
      <FieldSet
        label={t('field.options')}
        description={t('options.note')}
        errorMessage={list.errorMessage}
        isRequired
      >
        <List>
          {list.keys.map((key, place) => {
            const value = options[place]?.value ?? ''
            const number = formats.number(place + 1)
            const count = before?.optionUsage[value] ?? 0
            return (
              <li key={key} {...reordering.rowOf(place)}>
                <RowHandle label={t('options.move', { number })} {...{ place, reordering }} />
                <Fields>
                  <form.Field name={`options.${place}.value`}>
                    {(field) => (
                      <TextField
                        label={t('options.value', { number })}
                        isReadOnly={isKept(value) ?? false}
                        isRequired
                        dir="ltr"
                        autoComplete="off"
                        spellCheck={false}
                        {...field}
                      />
                    )}
                  </form.Field>
                  <WrittenField
                    name={`options.${place}.label`}
                    label={t('options.label', { number })}
                    isRequired
                  />
                  <Foot>
                    <form.Field name={`options.${place}.isActive`}>
                      {({ value: isActive, ...field }) => (
                        <Checkbox {...field} isSelected={isActive}>
                          {t('options.isActive')}
                        </Checkbox>
                      )}
                    </form.Field>
                    {count > 0 ? (
                      <Text size="sm" tone="muted" as="span">
                        {t('list.usage', { count, number: formats.number(count) })}
                      </Text>
                    ) : null}
                  </Foot>
                </Fields>
                <IconButton
                  label={t('options.remove', { number })}
                  onPress={() => list.remove(place)}
                >
                  <X aria-hidden />
                </IconButton>
              </li>
            )
          })}
        </List>
        <Button onPress={() => list.add(blank)}>
          <Plus aria-hidden />
          {t('options.add')}
        </Button>
        <RowMoved {...reordering} />
      </FieldSet>
    </div>
  )
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0 0 ${theme.space[2]};
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    gap: ${theme.space[2]};
    align-items: start;
    padding: ${theme.space[2]};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.control};
  }
  > li[data-lifted] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
  > li[data-over] {
    box-shadow: 0 -2px ${theme.color.accent};
  }
`

const Fields = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  gap: ${theme.space[2]} ${theme.space[3]};
  min-inline-size: 0;

  @media (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
`
