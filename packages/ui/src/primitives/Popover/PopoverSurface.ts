import { Popover } from 'react-aria-components/Popover'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'

/** The floating sheet of menus, selects and popovers. Grows with its content up to the available space. */
export const PopoverSurface = styled(Popover).attrs({ offset: 4 })`
  --from: 0 -4px;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  /* Its width must not depend on its position, or measuring and positioning would loop. */
  inline-size: max-content;
  min-inline-size: min(var(--trigger-width), 100vi);
  max-inline-size: calc(100vi - ${theme.space[4]});
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: 400 ${theme.text.md}/1.4 ${theme.font.family};
  box-shadow: ${theme.shadow.float};

  &[data-placement='top'] {
    --from: 0 4px;
  }
  &[data-entering] {
    animation:
      fade-in ${theme.motion.quick} ${theme.motion.ease},
      come ${theme.motion.quick} ${theme.motion.ease};
  }
  &[data-exiting] {
    animation:
      fade-in ${theme.motion.quick} ${theme.motion.ease} reverse,
      come ${theme.motion.quick} ${theme.motion.ease} reverse;
  }
`
