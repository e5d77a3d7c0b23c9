import { Dialog } from 'react-aria-components/Popover'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { useKeyModality } from '../Aria/useKeyModality'
import { WithAria } from '../Aria/WithAria'
import type { OverlayPartProps } from '../Overlay/useOverlay'
import type { PopoverProps } from './Popover'
import { PopoverSurface } from './PopoverSurface'

interface PopoverOverlayProps
  extends OverlayPartProps, Pick<PopoverProps, 'label' | 'children' | 'placement'> {}

/** The sheet that a `Popover` opens. */
export function PopoverOverlay({
  isOpen,
  onOpenChange,
  triggerRef,
  overlayId,
  opening,
  label,
  placement,
  children,
}: PopoverOverlayProps) {
  useKeyModality(isOpen && opening.isByKey)
  return (
    <WithAria>
      <PopoverSurface {...{ isOpen, onOpenChange, triggerRef, placement }}>
        <Content id={overlayId} aria-label={label}>
          {typeof children === 'function' ? children(() => onOpenChange(false)) : children}
        </Content>
      </PopoverSurface>
    </WithAria>
  )
}

const Content = styled(Dialog)`
  max-inline-size: min(360px, 100vi - ${theme.space[8]});
  padding: ${theme.space[4]};
  overflow: auto;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
