import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export interface BadgeProps {
  /** Count. Nothing is drawn for 0; more than 99 is written `99+`. */
  count: number
  /** `waiting` is reserved for items that wait for the user. Default: `neutral`. */
  tone?: 'neutral' | 'accent' | 'waiting' | 'danger'
  /** The count with its noun, for screen readers: "120 businesses wait for you". */
  label?: string
}

/** A count beside the name of the counted thing. */
export function Badge({ count, tone = 'neutral', label }: BadgeProps) {
  if (count <= 0) return null
  return (
    <Root data-tone={tone}>
      <span dir="ltr" aria-hidden={label ? true : undefined}>
        {count > 99 ? '99+' : count}
      </span>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </Root>
  )
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  min-inline-size: calc(0.75rem + 8px);
  block-size: calc(0.75rem + 8px);
  padding-inline: 5px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  font: 600 ${theme.text.xs}/1 ${theme.font.family};
  font-variant-numeric: tabular-nums;

  &[data-tone='neutral'] {
    background: ${theme.color.surfaceHover};
    color: ${theme.color.textMuted};
  }
  &[data-tone='accent'] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  &[data-tone='waiting'] {
    background: ${theme.color.waitingSoft};
    color: ${theme.color.waiting};
  }
  &[data-tone='danger'] {
    background: ${theme.color.dangerSolid};
    color: ${theme.color.onDanger};
  }
`
