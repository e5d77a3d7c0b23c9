import type { NavigationItem } from '@console/core/routes'
import { theme } from '@console/ui'
import { memo, useDeferredValue, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useNested } from '../Nested/useNested'
import { List } from '../entry/List'
import { SideEntry } from './SideEntry'
import { useCollapses } from './useCollapses'

export interface NavigationProps {
  /** Entries open to the user, with translated titles. */
  items: readonly NavigationItem[]
  /** Entries that the user has pinned, shown on top. */
  shortcuts?: readonly NavigationItem[]
  /** The current path. */
  path: string
  /** A rail of icons, 64 px wide. Collapses then open pop-ups. */
  isFolded?: boolean
  /** Entries of 32 px instead of 40. */
  isDense?: boolean
  /** Ids of the groups whose entries are hidden. */
  foldedGroups?: readonly string[]
  /** Called with the ids that are now folded. */
  onFoldGroups?: (ids: readonly string[]) => void
}

/**
 * The navigation beside the page (specification 2 and 9), as wide as its container. The frame provides the landmark and the
 * scrolling. Its entries are rendered after the screen, and again only for other props: the frame around them changes more often.
 */
export const Navigation = memo(function Navigation({
  items,
  shortcuts = none,
  path,
  isFolded = false,
  isDense = false,
  foldedGroups = none,
  onFoldGroups,
}: NavigationProps) {
  const { t } = useTranslation('navigation')
  const root = useRef<HTMLUListElement>(null)
  // Fifty entries would delay the rows of the first screen by a tenth of its load time.
  const hasEntries = useDeferredValue(true, false)
  const collapses = useCollapses(items, path)
  const nested = useNested()
  const { close } = nested

  useEffect(() => (root.current ? showActive(root.current) : undefined), [path, hasEntries])
  useEffect(() => {
    if (!isFolded) close()
  }, [isFolded, close])

  const view = {
    path,
    isFolded,
    isDense,
    collapses,
    nested,
    foldedGroups,
    onFoldGroup: (id: string) =>
      onFoldGroups?.(
        foldedGroups.includes(id)
          ? foldedGroups.filter((folded) => folded !== id)
          : [...foldedGroups, id],
      ),
  }
  const all: readonly NavigationItem[] =
    shortcuts.length === 0
      ? items
      : [
          { id: 'shortcuts', type: 'group', title: t('group.shortcuts'), children: shortcuts },
          ...items,
        ]
  return (
    <Root
      ref={root}
      onClick={({ target }) => {
        if ((target as Element).closest('a')) close()
      }}
    >
      {hasEntries
        ? all.map((item) => <SideEntry key={item.id} item={item} depth={0} view={view} />)
        : null}
    </Root>
  )
})

const none: readonly never[] = []

const Root = styled(List)`
  padding-block: ${theme.space[2]};
`

/**
 * Scrolls the active item of a navigation into view if necessary, once the page is painted: measuring it earlier would lay out the
 * whole page twice. Not `scrollIntoView`, which would move the page as well.
 * @returns stops waiting
 */
function showActive(navigation: HTMLElement): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    if (!entry || entry.intersectionRatio === 1) return
    const scroller = scrollerOf(navigation)
    if (!scroller) return
    const { top, height } = entry.boundingClientRect
    const room = scroller.getBoundingClientRect()
    scroller.scrollBy({ top: top - room.top - (room.height - height) / 2 })
  })
  const item = navigation.querySelector('[aria-current="page"]')
  if (item) observer.observe(item)
  return () => observer.disconnect()
}

function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  const { parentElement } = element
  if (!parentElement || parentElement === document.body) return undefined
  return /auto|scroll/.test(getComputedStyle(parentElement).overflowY)
    ? parentElement
    : scrollerOf(parentElement)
}
