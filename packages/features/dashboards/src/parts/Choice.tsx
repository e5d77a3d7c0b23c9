import { theme, VisuallyHidden } from '@console/ui'
import { useId } from 'react'
import styled from 'styled-components'

interface ChoiceProps<Id extends string> {
  /** What is chosen. */
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
}

/** One of a few, all in sight: native radio buttons in a row, so that arrow keys and screen readers know them. */
export function Choice<Id extends string>({ label, options, value, onChange }: ChoiceProps<Id>) {
  const name = useId()
  return (
    <Root>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map(({ id, label: words }) => (
        <Option key={id}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          <span>{words}</span>
        </Option>
      ))}
    </Root>
  )
}

const Root = styled.fieldset`
  display: flex;
  gap: 2px;
  inline-size: fit-content;
  max-inline-size: 100%;
  min-inline-size: 0;
  margin: 0;
  padding: 2px;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
`

const Option = styled.label`
  position: relative;
  display: flex;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  span {
    display: flex;
    align-items: center;
    min-block-size: calc(${theme.size.control} - 6px);
    padding-inline: ${theme.space[3]};
    border-radius: 4px;
    color: ${theme.color.textMuted};
    font-weight: 500;
    white-space: nowrap;
  }
  input:checked + span {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  }
  input:focus-visible + span {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
    box-shadow: 0 0 0 2px ${theme.color.background};
  }
  @media (hover: hover) {
    input:not(:checked):hover + span {
      background: ${theme.color.surfaceHover};
    }
  }
  @media (pointer: coarse) {
    span {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    input:checked + span {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
