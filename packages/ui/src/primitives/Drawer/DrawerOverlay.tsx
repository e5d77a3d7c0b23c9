import { Modal } from 'react-aria-components/Modal'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { useKeyModality } from '../Aria/useKeyModality'
import { WithAria } from '../Aria/WithAria'
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame'
import { Scrim } from '../Dialog/Scrim'
import type { OverlayPartProps } from '../Overlay/useOverlay'
import type { DrawerProps } from './Drawer'

interface DrawerOverlayProps
  extends
    OverlayPartProps,
    DialogFrameProps,
    Pick<DrawerProps, 'side' | 'size' | 'isClear' | 'isDismissable'> {}

/** What a `Drawer` opens. */
export function DrawerOverlay({
  isOpen,
  onOpenChange,
  overlayId,
  opening,
  side,
  size,
  isClear,
  isDismissable,
  ...frame
}: DrawerOverlayProps) {
  useKeyModality(isOpen && opening.isByKey)
  return (
    <WithAria>
      <Scrim {...{ isOpen, onOpenChange, isDismissable }} data-clear={isClear || undefined}>
        <Panel data-side={side} data-size={size}>
          <DialogFrame {...frame} id={overlayId} />
        </Panel>
      </Scrim>
    </WithAria>
  )
}

const Panel = styled(Modal)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 480px;
  max-inline-size: calc(100% - ${theme.space[10]});
  max-block-size: 100%;
  border-inline-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.dialog};
  transition: transform ${theme.motion.calm} ${theme.motion.ease};

  &[data-size='narrow'] {
    inline-size: 280px;
  }
  &[data-size='small'] {
    inline-size: 360px;
  }
  &[data-size='settings'] {
    inline-size: 380px;
    max-inline-size: 90%;
  }
  &[data-size='large'] {
    inline-size: 720px;
  }
  &[data-side='start'] {
    inset-inline: 0 auto;
    border-inline-start: 0;
    border-inline-end: 1px solid ${theme.color.hairline};
  }

  &[data-entering],
  &[data-exiting] {
    transform: translateX(100%);
  }
  &[data-side='start'][data-entering],
  &[data-side='start'][data-exiting] {
    transform: translateX(-100%);
  }
  &:dir(rtl)[data-entering],
  &:dir(rtl)[data-exiting] {
    transform: translateX(-100%);
  }
  &:dir(rtl)[data-side='start'][data-entering],
  &:dir(rtl)[data-side='start'][data-exiting] {
    transform: translateX(100%);
  }
`
