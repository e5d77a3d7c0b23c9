import { useId } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { choiceRow } from '../Field/choiceRow'
import type { FieldTexts } from '../Field/Field'
import { FieldSet } from '../Field/FieldSet'

/** One of the values to choose from. */
export interface RadioOption<Id extends string = string> {
  id: Id
  label: string
  /** A second, muted line. */
  description?: string
  isDisabled?: boolean
}

export interface RadioGroupProps<Id extends string = string> extends FieldTexts {
  options: readonly RadioOption<Id>[]
  /** Id of the chosen option; null: none yet. */
  value: Id | null
  onChange: (value: Id) => void
  /** Called when the focus has left the group. */
  onBlur?: () => void
  isDisabled?: boolean
}

/**
 * One value of a few, below each other, each with room for an explanation. The inputs are native radio buttons, with
 * native support for arrow keys, forms and screen readers.
 */
export function RadioGroup<Id extends string = string>({
  label,
  description,
  errorMessage,
  isRequired = false,
  options,
  value,
  onChange,
  onBlur,
  isDisabled = false,
}: RadioGroupProps<Id>) {
  const id = useId()
  return (
    <FieldSet
      label={label}
      description={description}
      errorMessage={errorMessage}
      isRequired={isRequired}
      onBlur={onBlur}
      role="radiogroup"
      disabled={isDisabled}
      aria-required={isRequired || undefined}
      aria-invalid={errorMessage ? true : undefined}
    >
      {options.map((option) => (
        <Option key={option.id} data-disabled={isDisabled || option.isDisabled || undefined}>
          <input
            type="radio"
            name={id}
            value={option.id}
            checked={option.id === value}
            disabled={option.isDisabled}
            aria-label={option.label}
            aria-describedby={option.description ? `${id}-${option.id}` : undefined}
            onChange={() => onChange(option.id)}
          />
          <span>
            <bdi>{option.label}</bdi>
            {option.description ? (
              <Note id={`${id}-${option.id}`}>
                <bdi>{option.description}</bdi>
              </Note>
            ) : null}
          </span>
        </Option>
      ))}
    </FieldSet>
  )
}

const Option = styled.label`
  display: flex;
  gap: ${theme.space[2]};
  min-block-size: 32px;
  padding-block: 6px;
  overflow-wrap: anywhere;
  ${choiceRow}

  input {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin: 1px 0;
    accent-color: ${theme.color.accent};
    cursor: inherit;
  }
  > span {
    display: grid;
    min-inline-size: 0;
  }
`

const Note = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
`
