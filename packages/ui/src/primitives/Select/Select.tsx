import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Header, ListBoxSection } from 'react-aria-components/ListBox'
import {
  Button as AriaButton,
  Label as AriaLabel,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { WithAria } from '../Aria/WithAria'
import { describedBy, FieldNotes, type FieldTexts, Label, Required } from '../Field/Field'
import { fieldBox, fieldRoot } from '../Field/fieldStyles'
import { ItemText } from '../Popover/popoverItem'
import { PopoverSurface } from '../Popover/PopoverSurface'
import { OptionList, renderOption, type SelectOption } from './OptionList'

/** A group of options under a title. */
export interface SelectSection<Id extends string = string> {
  title: string
  options: readonly SelectOption<Id>[]
}

export interface SelectProps<Id extends string = string> extends FieldTexts {
  options: readonly (SelectOption<Id> | SelectSection<Id>)[]
  /** Id of the chosen option; null: none yet. */
  value?: Id | null
  defaultValue?: Id
  onChange?: (value: Id) => void
  onBlur?: () => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** Name of the value in its form's data. */
  name?: string
  isDisabled?: boolean
}

/**
 * One value out of a list. The arrow keys open it, and typed letters find an option, with the list open or closed. For
 * hundreds of options a search is quicker.
 */
export function Select<Id extends string = string>({
  label,
  description,
  errorMessage,
  isRequired = false,
  options,
  onChange,
  placeholder,
  ...props
}: SelectProps<Id>) {
  const id = useId()
  return (
    <WithAria>
      <Root
        {...props}
        onChange={(chosen) => onChange?.(chosen as Id)}
        isRequired={isRequired}
        isInvalid={errorMessage !== undefined}
        validationBehavior="aria"
        aria-describedby={describedBy(id, { description, errorMessage })}
      >
        <Label as={AriaLabel}>
          {label}
          {isRequired ? <Required aria-hidden>*</Required> : null}
        </Label>
        <Box data-invalid={errorMessage ? true : undefined}>
          <Value>
            {({ isPlaceholder, defaultChildren }) =>
              isPlaceholder ? placeholder : defaultChildren
            }
          </Value>
          <ChevronDown aria-hidden />
        </Box>
        <FieldNotes id={id} description={description} errorMessage={errorMessage} />
        <PopoverSurface>
          <OptionList>
            {options.map((entry) =>
              'options' in entry ? (
                <Section key={entry.title}>
                  <Title>{entry.title}</Title>
                  {entry.options.map(renderOption)}
                </Section>
              ) : (
                renderOption(entry)
              ),
            )}
          </OptionList>
        </PopoverSurface>
      </Root>
    </WithAria>
  )
}

const Root = styled(AriaSelect)`
  ${fieldRoot}
`

const Box = styled(AriaButton)`
  ${fieldBox}
  gap: ${theme.space[2]};
  inline-size: 100%;
  padding: 0 ${theme.space[3]};
  font: 400 ${theme.text.md}/1.4 ${theme.font.family};
  text-align: start;
  cursor: pointer;

  &[data-disabled] {
    cursor: not-allowed;
  }
  > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${theme.color.textMuted};
  }
`

/* Shows the chosen option on one line, without the details that only the list needs. */
const Value = styled(SelectValue)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;

  &[data-placeholder] {
    color: ${theme.color.textMuted};
  }
  [data-list-only] {
    display: none;
  }
  ${ItemText} > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Section = styled(ListBoxSection)`
  & + & {
    margin-block-start: ${theme.space[1]};
    padding-block-start: ${theme.space[1]};
    border-block-start: 1px solid ${theme.color.hairline};
  }
`

const Title = styled(Header)`
  padding: ${theme.space[1]} ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: 500 ${theme.text.xs}/1.4 ${theme.font.family};
`
