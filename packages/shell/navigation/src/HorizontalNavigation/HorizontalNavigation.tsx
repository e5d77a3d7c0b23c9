import type { NavigationItem } from '@console/core/routes'
import styled from 'styled-components'
import { moveFocus } from '../Nested/moveFocus'
import { NestedEntries } from '../Nested/NestedEntries'
import { NestedEntry } from '../Nested/NestedEntry'
import { useNested } from '../Nested/useNested'
import { Divider } from '../entry/Divider'
import { EntryLink } from '../entry/EntryLink'
import { List } from '../entry/List'

export interface HorizontalNavigationProps {
  /** Entries open to the user, with translated titles. */
  items: readonly NavigationItem[]
  /** The current path. */
  path: string
  /** Entries of 32 px in the pop-ups instead of 40. */
  isDense?: boolean
}

/**
 * The navigation along the top, 64 px high (specification 2 and 9): groups and collapses open pop-ups after 150 ms of hover,
 * and at once by press, finger or key. Overflowing entries scroll sideways. The frame provides the landmark.
 */
export function HorizontalNavigation({ items, path, isDense = false }: HorizontalNavigationProps) {
  const nested = useNested()
  return (
    <Root
      data-level
      onKeyDown={(event) => moveFocus(event, 'row')}
      // Browsers don't scroll to a focused entry that is partly visible.
      onFocus={({ target }) => {
        if (target.matches(':focus-visible'))
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }}
      onClick={({ target }) => {
        if ((target as Element).closest('a')) nested.close()
      }}
    >
      {items.map((item) =>
        item.type === 'group' || item.type === 'collapse' ? (
          <NestedEntry
            key={item.id}
            item={item}
            path={path}
            look="bar"
            isDense={isDense}
            nested={nested}
          >
            {(inner) => (
              <NestedEntries
                items={item.children ?? []}
                path={path}
                isDense={isDense}
                nested={inner}
              />
            )}
          </NestedEntry>
        ) : (
          <li key={item.id}>
            {item.type === 'divider' ? (
              <Divider data-look="bar" />
            ) : (
              <EntryLink item={item} path={path} look="bar" isDense={isDense} />
            )}
          </li>
        ),
      )}
    </Root>
  )
}

const Root = styled(List)`
  display: flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;
  block-size: max(64px, 2.5rem);
  overflow: auto hidden;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  > li {
    flex: none;
  }
`
