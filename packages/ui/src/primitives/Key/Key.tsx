import styled from 'styled-components'
import { theme } from '../../tokens/theme'

/** One key of the keyboard, labelled as on the keyboard. */
export const Key = styled.kbd`
  display: inline-block;
  flex: none;
  min-inline-size: 24px;
  padding-inline: ${theme.space[2]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  font: 500 ${theme.text.xs}/1.375rem ${theme.font.family};
  text-align: center;
`
