import { theme } from '@console/ui'
import { css } from 'styled-components'

/** Its height: 64 px (specification 9), more where text is so large that two lines need it. */
export const stripSize = 'max(64px, 2.5rem)'

/** Styles of a fixed strip along the top. */
export const strip = css`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  block-size: ${stripSize};
  padding-inline: ${theme.space[4]};
  border-block-end: 1px solid ${theme.color.hairline};
`
