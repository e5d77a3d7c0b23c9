import { ModalOverlay } from 'react-aria-components/Modal'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'

/*
 * Keyframes, not transitions, here and in the overlays on top: react-aria waits for the end of the running animation on closing,
 * and a transition that is reversed while entering may never end.
 */
/** Layer between the page and a dialog or drawer. Menus and toasts float above it. */
export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 1000;
  block-size: var(--visual-viewport-height);
  background: ${theme.color.scrim};

  &[data-clear] {
    background: transparent;
  }
  &[data-entering] {
    animation: fade-in ${theme.motion.calm} ${theme.motion.ease};
  }
  &[data-exiting] {
    animation: fade-out ${theme.motion.calm} ${theme.motion.ease} forwards;
  }
`
