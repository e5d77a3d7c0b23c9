import {
  Activity,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
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
    Pick<DrawerProps, 'side' | 'size' | 'isClear' | 'scheme' | 'isDismissable' | 'isPrepared'> {}

/** Overlay of a `Drawer`. */
export function DrawerOverlay({
  isOpen,
  onOpenChange,
  overlayId,
  opening,
  side,
  size,
  isClear,
  scheme,
  isDismissable,
  isPrepared,
  ...frame
}: DrawerOverlayProps) {
  useKeyModality(isOpen && opening.isByKey)
  // From its opening until its exit animation has ended.
  const [isThere, setIsThere] = useState(isOpen)
  if (isOpen && !isThere) setIsThere(true)
  const isUnseen = isPrepared && !isThere
  const isFilled = useDeferredValue(isThere, false)
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])

  function leave() {
    setIsThere(false)
    // react-aria restores the focus to the element that had it on render, which isn't always the opener.
    if (opener.current instanceof HTMLElement && document.activeElement === document.body)
      opener.current.focus({ preventScroll: true })
  }

  return (
    <WithAria>
      <Activity mode={isUnseen ? 'hidden' : 'visible'}>
        <Scrim
          {...{ onOpenChange, isDismissable }}
          isOpen={isOpen || isUnseen}
          // Hiding the page from assistive technology restyles all of it: done after the drawer has entered, not before it is
          // visible.
          UNSTABLE_deferUntilEntered
          data-clear={isClear || undefined}
        >
          <Panel data-side={side} data-size={size} data-scheme={scheme}>
            <DialogFrame {...frame} id={overlayId} isFilled={isFilled || !isPrepared} />
            <Presence {...{ overlayId }} onGone={leave} />
          </Panel>
        </Scrim>
      </Activity>
    </WithAria>
  )
}

/**
 * Moves the focus into the drawer when it opens, and reports when it is gone: react-aria removes it at the end of its
 * animation, and moves the focus only at the end of its entrance, which is too late for an early Escape.
 */
function Presence({ overlayId, onGone }: { overlayId: string; onGone: () => void }) {
  const report = useEffectEvent(onGone)
  useEffect(() => {
    const dialog = document.getElementById(overlayId)
    if (dialog && !dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true })
    return () => report()
  }, [overlayId])
  return null
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

  /* Start of the enter animation and end of the exit animation. */
  --from: 100% 0;

  &:dir(rtl),
  &[data-side='start'] {
    --from: -100% 0;
  }
  &:dir(rtl)[data-side='start'] {
    --from: 100% 0;
  }
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

  &[data-entering] {
    animation: come ${theme.motion.calm} ${theme.motion.ease};
  }
  &[data-exiting] {
    animation: go ${theme.motion.calm} ${theme.motion.ease} forwards;
  }
`
