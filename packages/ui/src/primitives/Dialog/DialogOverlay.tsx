import { Modal } from 'react-aria-components/Modal'
import styled from 'styled-components'
import { useFieldInSight } from '../../hooks/useFieldInSight'
import { theme } from '../../tokens/theme'
import { useKeyModality } from '../Aria/useKeyModality'
import { WithAria } from '../Aria/WithAria'
import type { OverlayPartProps } from '../Overlay/useOverlay'
import { confirmByKeys } from './confirmByKeys'
import type { DialogProps } from './Dialog'
import { DialogFrame, type DialogFrameProps } from './DialogFrame'
import { Scrim } from './Scrim'

interface DialogOverlayProps
  extends OverlayPartProps, DialogFrameProps, Pick<DialogProps, 'size' | 'isDismissable'> {}

/** Overlay of a `Dialog`. */
export function DialogOverlay({
  isOpen,
  onOpenChange,
  overlayId,
  opening,
  size,
  isDismissable,
  ...frame
}: DialogOverlayProps) {
  useKeyModality(isOpen && opening.isByKey)
  useFieldInSight()
  return (
    <WithAria>
      <Centre {...{ isOpen, onOpenChange, isDismissable }}>
        <Sheet ref={confirmByKeys} data-size={size}>
          <DialogFrame {...frame} id={overlayId} />
        </Sheet>
      </Centre>
    </WithAria>
  )
}

/* A toast covers the toolbar, but no dialog's title. */
const clear = '64px'

const Centre = styled(Scrim)`
  display: grid;
  place-items: center;
  padding: ${clear} ${theme.space[4]} ${theme.space[4]};
`

const Sheet = styled(Modal)`
  --from: 0 8px;
  inline-size: 100%;
  max-inline-size: 560px;
  max-block-size: calc(var(--visual-viewport-height) - ${clear} - ${theme.space[4]});
  overflow: clip;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.dialog};

  &[data-size='small'] {
    max-inline-size: 420px;
  }
  &[data-size='large'] {
    max-inline-size: 820px;
  }
  &[data-entering] {
    animation: come ${theme.motion.calm} ${theme.motion.ease};
  }
  &[data-exiting] {
    animation: go ${theme.motion.calm} ${theme.motion.ease} forwards;
  }
`
