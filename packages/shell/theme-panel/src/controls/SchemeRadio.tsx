import { theme } from '@console/ui'
import styled from 'styled-components'
import type { ReactNode } from 'react'

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

interface SchemePaintProps {
  /** The scheme; `system` shows both of its values, `page` is that of the page. */
  scheme: string
  /** Painted content. Drawn twice, in halves, for `system`. */
  children: ReactNode
}

/** Paints its content in a scheme, with the tokens that the page would have in it. */
function SchemePaint({ scheme, children }: SchemePaintProps) {
  if (scheme !== 'system')
    return <Paint data-scheme={scheme === 'page' ? undefined : scheme}>{children}</Paint>
  return (
    <>
      <Paint data-scheme="paper">{children}</Paint>
      <Paint data-scheme="ink" data-half>
        {children}
      </Paint>
    </>
  )
}

const Paint = styled.span`
  display: grid;
  grid-area: 1 / 1;
  border-radius: inherit;
  background: ${theme.color.background};
  color: ${theme.color.text};
  forced-color-adjust: none;
  pointer-events: none;

  &[data-half] {
    clip-path: polygon(100% 0, 100% 100%, 0 100%);
  }
`
