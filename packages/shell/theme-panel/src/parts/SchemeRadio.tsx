import { theme } from '@console/ui'
import styled from 'styled-components'
import { SchemePaint, type SchemePaintProps } from './SchemePaint'

export interface SchemeRadioProps extends SchemePaintProps {
  /** Name of its radio group. */
  name: string
  value: string
  label: string
  isChecked: boolean
  onChoose: () => void
}

/** A radio button painted in a scheme; its container sets size and rounding. */
export function SchemeRadio({
  scheme,
  name,
  value,
  label,
  isChecked,
  onChoose,
  children,
}: SchemeRadioProps) {
  return (
    <Root>
      <SchemePaint scheme={scheme}>{children}</SchemePaint>
      <Radio
        type="radio"
        name={name}
        value={value}
        aria-label={label}
        checked={isChecked}
        onChange={onChoose}
      />
    </Root>
  )
}

const Root = styled.span`
  display: grid;
  border-radius: inherit;
`

/* Positioned, so that its border is above the paint: the clipped half of `system` would cover it. */
const Radio = styled.input`
  position: relative;
  grid-area: 1 / 1;
  appearance: none;
  margin: 0;
  border: 1px solid ${theme.color.border};
  border-radius: inherit;
  cursor: inherit;

  &:checked {
    border: 2px solid ${theme.color.accent};
  }
  @media (hover: hover) {
    &:hover:not(:checked) {
      border-color: ${theme.color.accent};
    }
  }
`
