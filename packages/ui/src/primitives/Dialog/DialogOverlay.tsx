import { Modal } from 'react-aria-components/Modal'
import styled from 'styled-components'
import { useFieldInSight } from '../../hooks/useFieldInSight'
import { theme } from '../../tokens/theme'
import { useKeyModality } from '../Aria/useKeyModality'
import { WithAria } from '../Aria/WithAria'
import type { OverlayPartProps } from '../Overlay/useOverlay'
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

/**
 * A ref for a dialog's container: Ctrl+Enter (⌘+Enter) presses the confirming button, the last of its footer, once per key press. It is
 * handled before the focused element, which is often the cancel button. A dialog without a footer is submitted by its form.
 */
function confirmByKeys(element: HTMLElement | null) {
  if (!element) return
  const dialog = element

  function hear(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, repeat } = event
    if (key !== 'Enter' || !(ctrlKey || metaKey)) return
    const button = [...dialog.querySelectorAll<HTMLElement>('footer button')].at(-1)
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    if (!repeat) button.click()
  }

  dialog.addEventListener('keydown', hear, { capture: true })
  return () => dialog.removeEventListener('keydown', hear, { capture: true })
}
