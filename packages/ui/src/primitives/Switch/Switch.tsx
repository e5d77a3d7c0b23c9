import { type ComponentProps, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { choiceRow } from '../Field/choiceRow'
import { describedBy, FieldNotes } from '../Field/Field'

export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  | 'className'
  | 'style'
  | 'type'
  | 'role'
  | 'size'
  | 'disabled'
  | 'checked'
  | 'defaultChecked'
  | 'children'
  | 'onChange'
> {
  /** The label. Without it, give `aria-label` or `aria-labelledby`. */
  children?: ReactNode
  description?: ReactNode
  isSelected?: boolean
  defaultSelected?: boolean
  isDisabled?: boolean
  onChange?: (isSelected: boolean) => void
}

/**
 * A setting that takes effect at once. A value that is submitted with a form is a `Checkbox`. `ref` is the input
 * itself.
 */
export function Switch({
  children,
  description,
  isSelected,
  defaultSelected,
  isDisabled = false,
  onChange,
  id: givenId,
  ...props
}: SwitchProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div>
      <Row data-disabled={isDisabled || undefined}>
        <Input
          {...props}
          id={id}
          type="checkbox"
          role="switch"
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          aria-describedby={describedBy(id, { description })}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        {children ? <span>{children}</span> : null}
      </Row>
      <Notes>
        <FieldNotes id={id} description={description} />
      </Notes>
    </div>
  )
}

const Row = styled.label`
  display: inline-flex;
  gap: ${theme.space[3]};
  min-block-size: 24px;
  padding-block: 2px;
  ${choiceRow}

  @media (pointer: coarse) {
    min-inline-size: 44px;
  }
`

const Input = styled.input`
  appearance: none;
  display: flex;
  flex: none;
  align-items: center;
  inline-size: 36px;
  block-size: 20px;
  margin: 0;
  margin-block-start: calc((1.25rem - 20px) / 2);
  padding: 0 3px;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  cursor: inherit;
  transition: background-color ${theme.motion.quick} ${theme.motion.ease};

  &::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    border-radius: 50%;
    background: ${theme.color.border};
    transition: translate ${theme.motion.quick} ${theme.motion.ease};
  }
  @media (hover: hover) {
    ${Row}:hover &:enabled {
      border-color: ${theme.color.accent};
    }
  }
  &:checked {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }
  &:checked::before {
    translate: 16px;
    background: ${theme.color.onAccent};
  }
  &:checked:dir(rtl)::before {
    translate: -16px;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: ButtonFace;

    &::before {
      background: ButtonText;
    }
    &:checked {
      border-color: Highlight;
      background: Highlight;
    }
    &:checked::before {
      background: HighlightText;
    }
    &:disabled {
      border-color: GrayText;
    }
    &:disabled:not(:checked)::before {
      background: GrayText;
    }
  }
`

/* Aligned with the text, not with the track. */
const Notes = styled.div`
  padding-inline-start: 48px;
`
