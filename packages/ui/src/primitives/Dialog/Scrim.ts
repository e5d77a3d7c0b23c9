import { ModalOverlay } from 'react-aria-components/Modal'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'

/** What lies between the page and a dialog or drawer. Menus and toasts float above it. */
export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 1000;
  block-size: var(--visual-viewport-height);
  background: ${theme.color.scrim};
  transition: opacity ${theme.motion.calm} ${theme.motion.ease};

  &[data-clear] {
    background: transparent;
  }
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`
