import { theme } from '@console/ui'
import { Check, Equal } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { SchemePaint } from './SchemePaint'

export interface SchemeChoiceProps {
  label: string
  value: string
  /** The schemes and their names. */
  options: readonly { value: string; scheme: string; label: string }[]
  onChange: (value: string) => void
}

/** A scheme for one part of the page: all of them as swatches, the name of the chosen one beside the part's. */
export function SchemeChoice({ label, value, options, onChange }: SchemeChoiceProps) {
  const id = useId()
  return (
    <Root role="radiogroup" aria-label={label}>
      <Words aria-hidden>
        <span>{label}</span>
        <Chosen>{options.find((option) => option.value === value)?.label}</Chosen>
      </Words>
      <Swatches>
        {options.map((option) => (
          <Swatch key={option.value} title={option.label}>
            <SchemePaint scheme={option.scheme}>
              <Dot>
                {option.value === value ? (
                  <Check aria-hidden />
                ) : option.scheme === 'page' ? (
                  <Equal aria-hidden />
                ) : null}
              </Dot>
            </SchemePaint>
            <input
              type="radio"
              name={id}
              value={option.value}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
          </Swatch>
        ))}
      </Swatches>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
`

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  font: 400 ${theme.text.md}/20px ${theme.font.family};
`

const Chosen = styled.span`
  color: ${theme.color.textMuted};
`

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(32px, 1fr));
  gap: 6px;

  @media (pointer: coarse) {
    grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
  }
`

const Swatch = styled.label`
  display: grid;
  block-size: 32px;
  border-radius: ${theme.radius.control};
  cursor: pointer;

  > input {
    grid-area: 1 / 1;
    appearance: none;
    margin: 0;
    border: 1px solid ${theme.color.border};
    border-radius: inherit;
    cursor: inherit;
  }
  > input:checked {
    border: 2px solid ${theme.color.accent};
  }
  @media (pointer: coarse) {
    block-size: 44px;
  }
`

const Dot = styled.span`
  place-self: center;
  display: grid;
  place-content: center;
  inline-size: 14px;
  block-size: 14px;
  border-radius: 50%;
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};

  svg {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 3;
  }
`
