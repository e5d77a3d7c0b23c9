import { theme } from '@console/ui'
import { css } from 'styled-components'

/**
 * Background of a board by its colour (`data-color`): tones of the colour scheme, so that everything on it is legible.
 */
export const boardPaint = css`
  background: ${theme.color.accentSoft};

  &[data-color='forest'] {
    background: ${theme.color.successSoft};
  }
  &[data-color='clay'] {
    background: ${theme.color.warningSoft};
  }
  &[data-color='slate'] {
    background: ${theme.color.surfaceHover};
  }
`

/** Colour of a label by its class (`data-class`); it always contains its name. */
export const labelPaint = css`
  border: 1px solid currentColor;
  background: ${theme.color.surface};
  color: ${theme.color.textMuted};

  &[data-class='red'] {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }
  &[data-class='amber'] {
    background: ${theme.color.warningSoft};
    color: ${theme.color.warning};
  }
  &[data-class='blue'] {
    background: ${theme.color.infoSoft};
    color: ${theme.color.info};
  }
  &[data-class='green'] {
    background: ${theme.color.successSoft};
    color: ${theme.color.success};
  }
`
