import type { HTMLAttributes, ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { textSizes } from './textSizes'

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  children: ReactNode
  /** Rendered element. Default: `span`. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'li'
  /** A step of the type scale: 12 · 13 · 14 · 16 · 20 · 26 · 34 px. Default: that of the surroundings, 14 px on the page. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl' | 'display'
  weight?: 'regular' | 'medium' | 'semibold'
  /**
   * A status tone is never the only signal: a word or an icon says the same. `waiting` is reserved for items that wait for the
   * user.
   */
  tone?: 'default' | 'muted' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'waiting'
  /** Tabular figures, for numbers below each other. */
  isTabular?: boolean
  /**
   * One line with an ellipsis. A pointer shows the whole text in a tooltip; where nothing can hover the text wraps instead.
   * Screen readers read the whole text anyway.
   */
  isTruncated?: boolean
}

/** Running text in the product's type scale and tones. */
export function Text({
  size,
  weight,
  tone,
  isTabular,
  isTruncated,
  onPointerEnter,
  ...props
}: TextProps) {
  return (
    <Root
      {...props}
      onPointerEnter={(event) => {
        if (isTruncated) showWholeWhenCut(event.currentTarget)
        onPointerEnter?.(event)
      }}
      data-size={size}
      data-weight={weight}
      data-tone={tone}
      data-tabular={isTabular || undefined}
      data-truncated={isTruncated || undefined}
    />
  )
}

/** Measured only on hover, so that a list of a thousand names measures none of them. A name that fits has no tooltip. */
function showWholeWhenCut(element: HTMLElement) {
  if (element.scrollWidth > element.clientWidth) element.title = element.textContent
  else element.removeAttribute('title')
}

const Root = styled.span`
  overflow-wrap: anywhere;

  ${textSizes}

  &[data-weight='regular'] {
    font-weight: 400;
  }
  &[data-weight='medium'] {
    font-weight: 500;
  }
  &[data-weight='semibold'] {
    font-weight: 600;
  }

  &[data-tone='default'] {
    color: ${theme.color.text};
  }
  &[data-tone='muted'] {
    color: ${theme.color.textMuted};
  }
  &[data-tone='accent'] {
    color: ${theme.color.accent};
  }
  &[data-tone='info'] {
    color: ${theme.color.info};
  }
  &[data-tone='success'] {
    color: ${theme.color.success};
  }
  &[data-tone='warning'] {
    color: ${theme.color.warning};
  }
  &[data-tone='danger'] {
    color: ${theme.color.danger};
  }
  &[data-tone='waiting'] {
    color: ${theme.color.waiting};
  }

  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
  &[data-truncated] {
    display: block;
    min-inline-size: 0;
    /* Clipped at its end only: Arabic letters extend beyond a tight line. */
    overflow: clip visible;
    text-overflow: ellipsis;
    white-space: nowrap;
    /* A text in the other direction is aligned with the others. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  @media (hover: none) {
    &[data-truncated] {
      white-space: normal;
    }
  }
`
