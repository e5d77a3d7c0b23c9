import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'

/** One of the values of a choice. */
export interface SegmentedOption<Id extends string = string> {
  id: Id
  label: string
  picture?: ReactNode
  /** Reason why it can't be chosen. It can still be focused and read. */
  reason?: string
}

export interface SegmentedChoiceProps<Id extends string = string> {
  /** Name of the choice. */
  label: string
  /** Visually hides the label where the surroundings already show it. */
  isLabelHidden?: boolean
  /** Fills the width of its container instead of fitting its text. */
  isWide?: boolean
  options: readonly SegmentedOption<Id>[]
  value: Id
  onChange: (value: Id) => void
}

/**
 * One value of a few, all visible side by side. The inputs are native radio buttons, with native support for arrow keys and
 * screen readers. Unavailable options stay in the row, with the reason below it.
 */
export function SegmentedChoice<Id extends string = string>({
  label,
  isLabelHidden = false,
  isWide = false,
  options,
  value,
  onChange,
}: SegmentedChoiceProps<Id>) {
  const id = useId()
  const reasons = [...new Set(options.map(({ reason }) => reason))].filter(
    (reason) => reason !== undefined,
  )
  const idOfReason = (reason: string) => `${id}-${reasons.indexOf(reason)}`
  return (
    <Root role="radiogroup" aria-label={label}>
      {isLabelHidden ? null : <Label aria-hidden>{label}</Label>}
      <Track data-wide={isWide || undefined}>
        {options.map((option) => (
          <Segment key={option.id} data-unavailable={option.reason ? true : undefined}>
            <input
              type="radio"
              name={id}
              value={option.id}
              checked={option.id === value}
              aria-disabled={option.reason ? true : undefined}
              aria-describedby={option.reason ? idOfReason(option.reason) : undefined}
              onChange={() => {
                if (!option.reason) onChange(option.id)
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
  font: 500 ${theme.text.sm}/1.4 ${theme.font.family};
`

const Track = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  justify-self: start;
  max-inline-size: 100%;
  padding: 2px;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceHover};

  &[data-wide] {
    justify-self: stretch;

    > * {
      flex: 1 1 0;
    }
  }
`

/* The input covers the whole segment, so that it receives the press and shows the focus ring. */
const Segment = styled.label`
  display: grid;
  align-items: stretch;
  /* Large text wraps: no word is broken. */
  min-inline-size: min-content;
  min-block-size: calc(${theme.size.control} - 6px);
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
      background: ${theme.color.surface};
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
  min-inline-size: ${theme.size.target};
  padding: ${theme.space[1]} ${theme.space[2]};
  color: ${theme.color.text};
  font: 400 ${theme.text.sm}/1.3 ${theme.font.family};
  text-align: center;
  overflow-wrap: break-word;
  pointer-events: none;
`

const Reason = styled.span`
  color: ${theme.color.textMuted};
  font: 400 ${theme.text.xs}/1.4 ${theme.font.family};
`
