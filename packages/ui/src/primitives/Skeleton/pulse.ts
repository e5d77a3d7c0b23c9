import { css } from 'styled-components'
import { theme } from '../../tokens/theme'

/** Style of placeholders. The duration is a multiple of the motion token, so it rests with motion off. */
export const pulse = css`
  /* Forced colours show the border in place of the fill. */
  border: 1px solid transparent;
  background: ${theme.color.hairline};
  animation: pulse calc(${theme.motion.calm} * 5) ease-in-out infinite alternate;
`
