import { theme } from '@console/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Reason } from './Reason'

/** One of the values of a choice. */
export interface ChoiceOption<Value extends string> {
  value: Value
  label: string
  picture?: ReactNode
  /** Why it cannot be chosen. It can still be reached and read. */
  reason?: string
}

export interface ChoiceProps<Value extends string> {
  label: string
  /** Whether the label is only for screen readers: the group's heading says it already. */
  isLabelHidden?: boolean
  value: Value
  options: readonly ChoiceOption<Value>[]
  onChange: (value: Value) => void
}

/** One value of a few, all in sight. What cannot be chosen stays in the row, and the reason stands below it. */
export function Choice<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const id = useId()
  const reasons = [...new Set(options.map(({ reason }) => reason))].filter(
    (reason) => reason !== undefined,
  )
  const idOfReason = (reason: string) => `${id}-${reasons.indexOf(reason)}`
  return (
    <Root role="radiogroup" aria-label={label}>
      {isLabelHidden ? null : <Label aria-hidden>{label}</Label>}
      <Track>
        {options.map((option) => (
          <Segment key={option.value} data-unavailable={option.reason ? true : undefined}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              aria-disabled={option.reason ? true : undefined}
              aria-describedby={option.reason ? idOfReason(option.reason) : undefined}
              onChange={() => {
                if (!option.reason) onChange(option.value)
              }}
            />
            <Face>
              {option.picture}
              <span>{option.label}</span>
            </Face>
          </Segment>
        ))}
      </Track>
      {reasons.map((reason) => (
        <Reason key={reason} id={idOfReason(reason)}>
          {reason}
        </Reason>
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
`

const Label = styled.span`
  color: ${theme.color.text};
  font: 400 ${theme.text.md}/20px ${theme.font.family};
`

const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 2px;
  padding: 2px;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceHover};
`

/* The input is the ground of the whole segment, so that it is what is pressed and what wears the focus ring. */
const Segment = styled.label`
  display: grid;
  align-items: stretch;
  min-block-size: 28px;
  cursor: pointer;

  > * {
    grid-area: 1 / 1;
  }
  > input {
    appearance: none;
    margin: 0;
    border: 1px solid transparent;
    border-radius: 4px;
    cursor: inherit;
  }
  > input:checked {
    border-color: ${theme.color.accent};
    background: ${theme.color.surface};
  }
  > input:checked + span {
    color: ${theme.color.accent};
    font-weight: 500;
  }
  > input:focus-visible {
    outline-offset: 1px;
  }
  &[data-unavailable] {
    cursor: not-allowed;
  }
  &[data-unavailable] > span {
    opacity: 0.5;
  }
  @media (hover: hover) {
    &:hover:not([data-unavailable]) > input:not(:checked) {
      background: ${theme.color.hairline};
    }
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  @media (forced-colors: active) {
    > input:checked {
      forced-color-adjust: none;
      background: Highlight;
    }
    > input:checked + span {
      forced-color-adjust: none;
      color: HighlightText;
    }
    &[data-unavailable] > span {
      color: GrayText;
      opacity: 1;
    }
  }
`

const Face = styled.span`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[1]};
  padding: ${theme.space[1]};
  color: ${theme.color.text};
  font: 400 ${theme.text.sm}/1.3 ${theme.font.family};
  text-align: center;
  overflow-wrap: anywhere;
  pointer-events: none;
`
