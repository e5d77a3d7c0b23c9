import { languages, useFormats } from '@console/core/i18n'
import { type Reordering, RowHandle, useIsWrong } from '@console/form'
import { Checkbox, IconButton, Text, TextField, theme, VisuallyHidden } from '@console/ui'
import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import type { InputForm } from './inputForm'
import { valueOf } from './optionValue'

interface OptionRowProps {
  form: InputForm
  place: number
  /** Number of products with this answer. */
  usage: number
  /** Stored answers use its value, so it can't be changed. */
  isStored: boolean
  reordering: Reordering
  /** Called when Enter is pressed in one of its fields. */
  onEnter: () => void
  onRemove: () => void
}

const [english, ...others] = languages

/** Properties of the field for a name in a language. */
const textsIn = ({ id, ownName, direction }: (typeof languages)[number]) =>
  ({ label: ownName, lang: id, dir: direction, isCode: false, autoComplete: 'off' }) as const

/**
 * Option as one line: handle, English name, availability, remove button. The other names and the value share the line on wide lists;
 * otherwise they are below it, when it is opened or one of them has an error.
 */
export function OptionRow({
  form,
  place,
  usage,
  isStored,
  reordering,
  onEnter,
  onRemove,
}: OptionRowProps) {
  const { t } = useTranslation('inputs')
  const formats = useFormats()
  const read = form.useRead()
  const fill = form.useSetValues()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const name = `options.${place}` as const
  const number = formats.number(place + 1)
  const isWrong = useIsWrong([`${name}.value`, `${name}.label.tr`, `${name}.label.ar`])
  if (isWrong && !isOpen) setIsOpen(true)

  /** Updates a value that was derived from the English name. */
  function suggestValue(now: string, next: string) {
    const taken = read('options').flatMap(({ value }, at) => (at === place ? [] : [value]))
    const value = read(`${name}.value`)
    const suggested = valueOf(next, taken)
    const follows = value === '' || value === valueOf(now, taken)
    if (!isStored && follows && value !== suggested) fill({ [`${name}.value`]: suggested } as never)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }

  return (
    <Line data-open={isOpen || undefined}>
      <VisuallyHidden as="legend">{t('options.label', { number })}</VisuallyHidden>
      <RowHandle label={t('options.move', { number })} {...{ place, reordering }} />
      <form.Field name={`${name}.label.en`}>
        {({ value, onChange, ...field }) => (
          <TextField
            {...field}
            {...textsIn(english)}
            onKeyDown={onKeyDown}
            isRequired
            value={value}
            onChange={(next) => {
              suggestValue(value, next)
              onChange(next)
            }}
          />
        )}
      </form.Field>
      <IconButton
        data-more
        label={t('options.more', { number })}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setIsOpen(!isOpen)}
      >
        <ChevronDown aria-hidden />
      </IconButton>
      <Others id={id}>
        {others.map((language) => (
          <form.Field key={language.id} name={`${name}.label.${language.id}`}>
            {({ value, ...field }) => (
              <TextField
                {...field}
                {...textsIn(language)}
                value={value ?? ''}
                onKeyDown={onKeyDown}
              />
            )}
          </form.Field>
        ))}
        <form.Field name={`${name}.value`}>
          {(field) => (
            <TextField
              {...field}
              label={t('options.value', { number })}
              onKeyDown={onKeyDown}
              isReadOnly={isStored}
              isRequired
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </form.Field>
        {usage > 0 ? (
          <Text size="sm" tone="muted" as="span">
            {t('list.usage', { count: usage, number: formats.number(usage) })}
          </Text>
        ) : null}
      </Others>
      <form.Field name={`${name}.isActive`}>
        {({ value: isActive, ...field }) => (
          <Checkbox {...field} isSelected={isActive}>
            <span data-words>{t('options.isActive')}</span>
          </Checkbox>
        )}
      </form.Field>
      <IconButton data-remove label={t('options.remove', { number })} onPress={onRemove}>
        <X aria-hidden />
      </IconButton>
    </Line>
  )
}

/** Column headings of wide lists. For screen readers each field has its own label. */
export function OptionHeads() {
  const { t } = useTranslation('inputs')
  return (
    <Heads aria-hidden>
      <span />
      {languages.map(({ id, ownName }) => (
        <span key={id}>{ownName}</span>
      ))}
      <span>{t('options.heads.value')}</span>
    </Heads>
  )
}

/** Minimum width of the list at which an option fits one line. */
const roomForAll = '40rem'

/** Columns of such a line: handle, three names, value, checkbox, remove. */
const columns = css`max(20px, ${theme.size.target}) repeat(4, minmax(0, 1fr)) 8rem max(36px, ${theme.size.target})`

const Others = styled.div`
  display: none;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  grid-column: 2 / -1;
  gap: ${theme.space[2]};
  align-items: start;

  > span {
    grid-column: 1 / -1;
  }
`

const Line = styled.fieldset`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto auto;
  gap: ${theme.space[1]};
  align-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  /* Aligned with the text beside them. */
  > button,
  > [data-field]:has([type='checkbox']) {
    display: grid;
    align-items: center;
    min-block-size: max(${theme.size.control}, ${theme.size.target});
  }
  > [data-field]:has([type='checkbox']) {
    padding-inline: ${theme.space[1]};
  }
  > [data-field] [data-label] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  &[data-open] > ${Others} {
    display: grid;
  }
  &[data-open] > [data-more] svg {
    rotate: 180deg;
  }
  /* When open, availability and remove are below the fields, in tab order. */
  &[data-open] > [data-field]:has([type='checkbox']) {
    grid-column: 2;
  }
  &[data-open] > [data-remove] {
    grid-column: 5;
  }
  &[data-open] > [data-more] {
    grid-column: 3 / -1;
    justify-self: end;
  }

  @container options (max-width: 23.9375rem) {
    &:not([data-open]) > [data-remove] {
      display: none;
    }
    &:not([data-open]) [data-words] {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @container options (min-width: ${roomForAll}) {
    grid-template-columns: ${columns};

    > [data-more] {
      display: none;
    }
    > ${Others}, &[data-open] > ${Others} {
      display: contents;
    }
    > ${Others} > span {
      grid-column: 2 / -1;
      grid-row: 2;
    }
    > ${Others} [data-label] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &[data-open] > [data-field]:has([type='checkbox']),
    &[data-open] > [data-remove] {
      grid-column: auto;
    }
  }
`

const Heads = styled.div`
  display: none;

  @container options (min-width: ${roomForAll}) {
    display: grid;
    grid-template-columns: ${columns};
    gap: ${theme.space[1]};
    margin-block-end: ${theme.space[1]};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.sm};
  }
`
