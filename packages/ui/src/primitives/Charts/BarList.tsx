import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { fingerReach } from '../../tokens/fingerReach'
import { Text } from '../Text/Text'

/** One bar with its name. */
export interface BarListItem {
  id: string
  /** A text, or a link. */
  label: ReactNode
  value: number
  /** A second, muted figure before the value. */
  note?: string
}

export interface BarListProps {
  items: readonly BarListItem[]
  format: (value: number) => string
}

/**
 * Horizontal bars, each under its name and number, as long as its share of the greatest. Rows are 32 px high, 12 px apart.
 * The heading above it names what is compared.
 */
export function BarList({ items, format }: BarListProps) {
  const greatest = Math.max(1, ...items.map(({ value }) => value))
  return (
    <Root>
      {items.map(({ id, label: name, value, note }) => (
        <Row key={id}>
          <Name>
            <Text isTruncated>{name}</Text>
          </Name>
          {note === undefined ? null : <Note>{note}</Note>}
          <Value>
            {format(value)}
            <Track aria-hidden viewBox={`0 0 ${greatest} 1`} preserveAspectRatio="none">
              <rect width={value} height={1} />
            </Track>
          </Value>
        </Row>
      ))}
    </Root>
  )
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  font-size: ${theme.text.sm};
`

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  padding-block-end: 12px;
  line-height: 1.25rem;
`

/* With large text on a phone the figures move below it. */
const Name = styled.dt`
  flex: 1 1 7rem;
  min-inline-size: 0;

  /* The name is clipped at its edge, and so would a ring around it be. */
  a {
    outline-offset: -2px;
    ${fingerReach}
    z-index: 1;
  }
  @media (pointer: coarse) {
    a {
      padding-inline-end: ${theme.space[2]};
    }
  }
`

const Note = styled.dd`
  flex: none;
  color: ${theme.color.textMuted};
`

const Value = styled.dd`
  flex: none;
  min-inline-size: 4ch;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: end;
`

const Track = styled.svg`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  inline-size: 100%;
  block-size: 6px;
  border-radius: 3px;
  background: ${theme.color.surfaceHover};

  rect {
    fill: ${theme.color.accent};
  }
  &:dir(rtl) {
    scale: -1 1;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    rect {
      fill: Highlight;
    }
  }
`
