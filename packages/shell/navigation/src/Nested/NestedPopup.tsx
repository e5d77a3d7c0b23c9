import type { NavigationItem } from '@console/core/routes'
import { theme } from '@console/ui'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { List } from '../entry/List'
import { moveFocus } from './moveFocus'
import { place, type Side } from './place'
import { type Nested, useNested } from './useNested'

/** Maximum number of entries in one column; more are in two. */
const columnLength = 12

export interface NestedPopupProps {
  /** The entry whose children it shows. */
  item: NavigationItem
  /** The element that opened it; the focus returns to it. */
  opener: RefObject<HTMLElement | null>
  side: Side
  /** Its content; receives the pop-ups that open from there. */
  children: (nested: Nested) => ReactNode
}

/** A nested pop-up. It is in the browser's top layer, where no scroll container cuts it off. */
export function NestedPopup({ item, opener, side, children }: NestedPopupProps) {
  const nested = useNested()
  const sheet = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const popup = sheet.current
    const from = opener.current
    if (!popup || !from) return
    const put = () => place(popup, from, side)
    popup.showPopover()
    put()
    window.addEventListener('resize', put)
    document.addEventListener('scroll', put, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', put)
      document.removeEventListener('scroll', put, { capture: true })
      if (popup.contains(document.activeElement)) from.focus()
    }
  }, [opener, side])

  return (
    <Sheet ref={sheet} popover="manual">
      <Entries
        data-level
        data-long={(item.children?.length ?? 0) > columnLength || undefined}
        aria-label={item.title}
        onKeyDown={(event) => moveFocus(event, 'column')}
      >
        {children(nested)}
      </Entries>
    </Sheet>
  )
}

const Sheet = styled.div`
  position: fixed;
  inset: auto;
  inline-size: max-content;
  min-inline-size: 200px;
  max-inline-size: calc(100vi - ${theme.space[4]});
  margin: 0;
  padding: ${theme.space[2]} 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.float};
  overflow: hidden auto;
  overscroll-behavior: contain;
  --from: 0 -4px;
  animation:
    fade-in ${theme.motion.quick} ${theme.motion.ease},
    come ${theme.motion.quick} ${theme.motion.ease};
`

const Entries = styled(List)`
  max-inline-size: 320px;

  &[data-long] {
    columns: 2;
    column-gap: 0;
    max-inline-size: 640px;
  }
`
