import { theme } from '@console/ui'
import styled from 'styled-components'

/** Why something cannot be chosen, below it. */
export const Reason = styled.p`
  color: ${theme.color.textMuted};
  font: 400 ${theme.text.sm}/1.4 ${theme.font.family};
`
