import { theme } from '@console/ui'
import { Check, Equal } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { SchemeRadio } from './SchemeRadio'

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
      <Texts aria-hidden>
        <span>{label}</span>
        <Chosen>{options.find((option) => option.value === value)?.label}</Chosen>
      </Texts>
      <Swatches>
        {options.map((option) => (
          <Swatch key={option.value} title={option.label}>
            <SchemeRadio
              scheme={option.scheme}
              name={id}
              value={option.value}
              label={option.label}
              isChecked={option.value === value}
              onChoose={() => onChange(option.value)}
            >
              <Dot>
                {option.value === value ? (
                  <Check aria-hidden />
                ) : option.scheme === 'page' ? (
                  <Equal aria-hidden />
                ) : null}
              </Dot>
            </SchemeRadio>
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

const Texts = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  font: 400 ${theme.text.md}/1.25rem ${theme.font.family};
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
