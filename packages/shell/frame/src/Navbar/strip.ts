import { theme } from '@console/ui'
import { css } from 'styled-components'

/** What lies along the top, and stays there: 64 px high (specification 9). */
export const strip = css`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  block-size: 64px;
  padding-inline: ${theme.space[4]};
  border-block-end: 1px solid ${theme.color.hairline};
`
