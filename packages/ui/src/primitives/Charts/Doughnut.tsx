import styled from 'styled-components'
import { theme } from '../../tokens/theme'

/** One part of the whole. */
export interface DoughnutPart {
  id: string
  label: string
  value: number
  /** A second, muted figure after the value. */
  note?: string
}

export interface DoughnutProps {
  /** Accessible name of the whole. */
  label: string
  /** Two to four, the main one first. */
  parts: readonly DoughnutPart[]
  format: (value: number) => string
  /** Formatted total, shown in the middle. */
  total?: string
}

/** Specification 9: the cutout is 66 per cent. */
const cutout = 0.66

const outer = 50
const breadth = outer * (1 - cutout)

/** Gap between neighbours, in hundredths of the ring: it keeps similar greys apart. */
const gap = 1

/** Shares of a whole as a ring, with names and numbers beside it. 160 px high, more where the names need it. */
export function Doughnut({ label, parts, format, total }: DoughnutProps) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0) || 1
  const arcs = parts.map(({ id, value }, place) => ({
    id,
    share: (value / whole) * 100,
    start: (parts.slice(0, place).reduce((sum, part) => sum + part.value, 0) / whole) * 100,
  }))

  return (
    <Root>
      <Picture>
        <Ring role="img" aria-label={label} viewBox="0 0 100 100">
          {arcs.map(({ id, share, start }, place) => (
            <Arc
              key={id}
              data-place={place}
              cx={outer}
              cy={outer}
              r={outer - breadth / 2}
              strokeWidth={breadth}
              pathLength={100}
              strokeDasharray={`${Math.max(0, share - gap)} 100`}
              strokeDashoffset={-start - gap / 2}
            />
          ))}
        </Ring>
        {total === undefined ? null : <Total>{total}</Total>}
      </Picture>
      <Names>
        {parts.map(({ id, label: name, value, note }, place) => (
          <div key={id}>
            <Name data-place={place}>{name}</Name>
            <Value>{format(value)}</Value>
            {note === undefined ? null : <Note>{note}</Note>}
          </div>
        ))}
      </Names>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[5]};
`

const Picture = styled.div`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 160px;
  block-size: 160px;
`

const Ring = styled.svg`
  position: absolute;
  inset: 0;
  transform: rotate(-90deg);

  &:dir(rtl) {
    transform: scaleX(-1) rotate(-90deg);
  }
`

const Arc = styled.circle`
  fill: none;
  stroke: ${theme.color.accent};

  &[data-place='1'] {
    stroke: ${theme.color.textMuted};
  }
  &[data-place='2'] {
    stroke: ${theme.color.border};
  }
  &[data-place='3'] {
    stroke: ${theme.color.hairline};
  }
  @media (forced-colors: active) {
    stroke: Highlight;

    &[data-place='1'] {
      stroke: CanvasText;
    }
    &[data-place='2'] {
      stroke: GrayText;
    }
    &[data-place='3'] {
      stroke: LinkText;
    }
  }
`

const Total = styled.span`
  position: relative;
  font-size: ${theme.text.xl};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const Names = styled.dl`
  display: grid;
  flex: 1;
  gap: ${theme.space[2]};
  min-inline-size: 160px;
  font-size: ${theme.text.sm};

  > div {
    display: flex;
    align-items: baseline;
    gap: ${theme.space[2]};
  }
`

const Name = styled.dt`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &::before {
    content: '';
    display: inline-block;
    box-sizing: border-box;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: ${theme.space[2]};
    border-radius: 2px;
    background: ${theme.color.accent};
  }
  &[data-place='1']::before {
    background: ${theme.color.textMuted};
  }
  &[data-place='2']::before {
    background: ${theme.color.border};
  }
  &[data-place='3']::before {
    background: ${theme.color.hairline};
  }
  @media (forced-colors: active) {
    &::before {
      background: Highlight;
      forced-color-adjust: none;
    }
    &[data-place='1']::before {
      background: CanvasText;
    }
    &[data-place='2']::before {
      background: GrayText;
    }
    &[data-place='3']::before {
      background: LinkText;
    }
  }
`

const Value = styled.dd`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const Note = styled.dd`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`
