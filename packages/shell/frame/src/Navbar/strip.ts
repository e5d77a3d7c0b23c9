import { theme } from '@console/ui'
import { css } from 'styled-components'

/** How high it is: 64 px (specification 9), and more where text is so large that two lines of it need more. */
export const stripSize = 'max(64px, 2.5rem)'

/** What lies along the top, and stays there. */
export const strip = css`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  block-size: ${stripSize};
  padding-inline: ${theme.space[4]};
  border-block-end: 1px solid ${theme.color.hairline};
`
