import { X } from 'lucide-react'
import { Activity, type ReactNode, useEffect, useState } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { IconButton } from '../IconButton/IconButton'
import { elementsAround, focusNear } from '../../hooks/focusNear'

/** Content, or a function that receives the close function. */
export type DialogContent = ReactNode | ((close: () => void) => ReactNode)

export interface DialogFrameProps {
  /** Names the dialog, or asks its question. */
  title: string
  children: DialogContent
  /** Buttons, the confirming one last. They stay in view while the content scrolls. */
  footer?: DialogContent
  /** Name of the close button. Without it there is none: a question is answered by its buttons. */
  closeLabel?: string
  role?: 'dialog' | 'alertdialog'
}

interface DialogFrameParts extends DialogFrameProps {
  id: string
  /** Set once the content is shown; it may follow the rest. Default: true. */
  isFilled?: boolean
}

/** Layout shared by dialogs and drawers: title, close button, scrolling content, and buttons. */
export function DialogFrame({
  id,
  title,
  children,
  footer,
  closeLabel,
  role,
  isFilled = true,
}: DialogFrameParts) {
  useFocusBack()
  return (
    <Root id={id} role={role}>
      {({ close }) => (
        <>
          <Header>
            <Title slot="title">{title}</Title>
            {closeLabel ? (
              <IconButton label={closeLabel} onPress={close}>
                <X aria-hidden />
              </IconButton>
            ) : null}
          </Header>
          <Body ref={watchOverflow}>
            <Activity mode={isFilled ? 'visible' : 'hidden'}>
              <Content>{draw(children, close)}</Content>
            </Activity>
          </Body>
          {footer ? <Footer>{draw(footer, close)}</Footer> : null}
        </>
      )}
    </Root>
  )
}

function draw(content: DialogContent, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content
}

const Root = styled(Dialog)`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  max-block-size: inherit;
  block-size: 100%;
  outline: none;
  --edge: ${theme.space[6]};

  @media (max-width: 479px) {
    --edge: ${theme.space[4]};
  }
  /* The dialog takes the focus on opening, to be read from its title on; it is not a control. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`

const Header = styled.header`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[5]} ${theme.space[3]};
  padding-inline: var(--edge) calc(var(--edge) - ${theme.space[1]});
`

const Title = styled(Heading)`
  min-inline-size: 0;
  padding-block: 5px;
  font-size: ${theme.text.lg};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;
`

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border-block: 1px solid transparent;

  /* Forced colours would draw a transparent border. */
  @media (forced-colors: active) {
    border-color: Canvas;
  }
  &[data-overflowing] {
    border-color: ${theme.color.hairline};
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
`

const Content = styled.div`
  padding: ${theme.space[1]} var(--edge) ${theme.space[5]};

  [data-overflowing] > & {
    padding-block-start: ${theme.space[4]};
  }
`

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} var(--edge) ${theme.space[5]};
`

/** Milliseconds. React Aria and the owner of the dialog, which knows a better place, move the focus first. */
const delay = 200

/**
 * Restores the focus when a dialog closes and its trigger was removed, for example by a deletion: it moves to the nearest control that is
 * left around the trigger. React Aria restores it only to the trigger itself.
 */
function useFocusBack(): void {
  // Read before the dialog takes the focus.
  const [around] = useState(() => elementsAround(document.activeElement, document.documentElement))
  useEffect(
    () => () => {
      // Only the body: nothing was focused before the dialog opened.
      if (around.length > 1) setTimeout(() => focusNear(around), delay)
    },
    [around],
  )
}

/**
 * A ref for an element that scrolls its only child. While there is something to scroll the element carries
 * `data-overflowing` and takes the focus, so that the arrow keys scroll it where nothing inside can be focused.
 */
function watchOverflow(element: HTMLElement | null) {
  if (!element?.firstElementChild) return
  let frame = 0

  function mark(watched: HTMLElement) {
    const isOverflowing = watched.scrollHeight > watched.clientHeight
    watched.toggleAttribute('data-overflowing', isOverflowing)
    if (isOverflowing) watched.tabIndex = 0
    else watched.removeAttribute('tabindex')
  }

  // Deferred to the next frame: a marked element may be drawn in another size, which would notify the observer from
  // within its own callback.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => mark(element))
  })
  observer.observe(element)
  observer.observe(element.firstElementChild)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
