import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { ItemMark, ItemNote, ItemText, popoverItem } from '../Popover/popoverItem'

/** One of the values to choose from. */
export interface SelectOption<Id extends string = string> {
  id: Id
  label: string
  icon?: ReactNode
  /** A second, muted line in the list. */
  description?: string
  isDisabled?: boolean
}

/** One of the values in the list that opens. */
export function renderOption({ id, label, icon, description, isDisabled }: SelectOption) {
  return (
    <Option key={id} id={id} textValue={label} isDisabled={isDisabled}>
      {icon ? <ItemMark aria-hidden>{icon}</ItemMark> : null}
      <ItemText>
        <span>{label}</span>
        {description ? <ItemNote data-list-only>{description}</ItemNote> : null}
      </ItemText>
      <ItemMark data-list-only aria-hidden>
        <Check />
      </ItemMark>
    </Option>
  )
}

/** The list of values that opens. */
export const OptionList = styled(ListBox)`
  max-inline-size: max(360px, var(--trigger-width));
  max-block-size: 360px;
  padding: ${theme.space[1]};
  overflow: auto;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`

const Option = styled(ListBoxItem)`
  ${popoverItem}

  > [data-list-only] {
    visibility: hidden;
    color: ${theme.color.accent};
  }
  &[data-selected] > [data-list-only] {
    visibility: visible;
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`
