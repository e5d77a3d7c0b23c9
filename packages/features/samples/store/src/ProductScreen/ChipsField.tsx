import { normalizeForSearch } from '@console/core/i18n'
import type { BoundField } from '@console/form'
import { Chip, ComboBox, theme } from '@console/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface ChipsFieldProps extends Omit<BoundField<readonly string[]>, 'onChange'> {
  label: string
  onChange: (value: string[]) => void
  /** Values of other products, as suggestions. Any other text is allowed, too. */
  known: readonly string[]
}

/** Field for several short texts, with suggestions while typing; any other text can be added. */
export function ChipsField({
  label,
  known,
  value,
  onChange,
  onBlur,
  name,
  errorMessage,
}: ChipsFieldProps) {
  const { t } = useTranslation('store')
  const [text, setText] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const typed = text.trim()
  const folded = normalizeForSearch(typed)
  const isTaken = value.some((each) => normalizeForSearch(each) === folded)
  const free = known.filter((each) => !value.includes(each))
  const matches = free.filter((each) => normalizeForSearch(each).includes(folded))
  const exact = matches.find((each) => normalizeForSearch(each) === folded)
  const isNew = typed !== '' && !exact && !isTaken

  function add(chip: string) {
    setText('')
    if (!value.some((each) => normalizeForSearch(each) === normalizeForSearch(chip)))
      onChange([...value, chip])
  }

  function remove(chip: string) {
    onChange(value.filter((each) => each !== chip))
    // Its button is gone.
    root.current?.querySelector('input')?.focus()
  }

  return (
    <Root ref={root}>
      <ComboBox
        label={label}
        description={t('chips.hint')}
        name={name}
        dir="auto"
        text={text}
        onTextChange={setText}
        options={[
          ...matches.map((each) => ({ id: each, label: each, isExact: each === exact })),
          ...(isNew ? [{ id: typed, label: t('chips.add', { text: typed }), isExact: true }] : []),
        ]}
        isBusy={false}
        busyLabel={label}
        onChoose={add}
        onBlur={() => {
          // Typed text that was not confirmed is added, too.
          if (typed !== '') add(exact ?? typed)
          onBlur()
        }}
        {...(errorMessage === undefined ? {} : { errorMessage })}
      />
      {value.length > 0 ? (
        <Chips>
          {value.map((chip) => (
            <li key={chip}>
              <Chip
                remove={{
                  label: t('chips.remove', { text: chip }),
                  onPress: () => remove(chip),
                }}
              >
                {chip}
              </Chip>
            </li>
          ))}
        </Chips>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
`
