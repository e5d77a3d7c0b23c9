import { ChevronRight, Ellipsis } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { watchSizes } from '../../hooks/watchSizes'
import { theme } from '../../tokens/theme'
import { IconButton } from '../IconButton/IconButton'
import { Link } from '../Link/Link'
import { Menu } from '../Menu/Menu'
import { MenuItem } from '../Menu/MenuItem'

/** An ancestor of the current page. */
export interface Breadcrumb {
  label: string
  href: string
  /** Router state for the target page. */
  state?: unknown
}

export interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  label: string
  /** Ancestors of this page, the topmost first. */
  items: readonly Breadcrumb[]
  /** Name of this page. It is not a link. */
  current: string
  /** Name of the menu button that replaces the middle pages when space is short. */
  moreLabel: string
}

/**
 * Path to this page. Where it doesn't fit on one line, the pages between the first and this one move into a menu;
 * names that are still too long are cut, and the full name of this page is in a tooltip and in its heading.
 */
export function Breadcrumbs({ label, items, current, moreLabel }: BreadcrumbsProps) {
  const line = useRef<HTMLDivElement>(null)
  const [isTooLong, setIsTooLong] = useState(false)

  useLayoutEffect(() => {
    const outer = line.current
    const inner = outer?.firstElementChild
    if (!outer || !inner) return
    return watchSizes([outer, inner], () => setIsTooLong(outer.scrollWidth > outer.clientWidth))
  }, [])

  const [first, ...middle] = items
  const isCollapsed = isTooLong && middle.length > 0
  return (
    <Root aria-label={label}>
      <Line ref={line} aria-hidden>
        <List as="div">
          {[...items, { label: current }].map((item, index) => (
            <Item as="div" key={index}>
              {index > 0 ? <Onward /> : null}
              <bdi>{item.label}</bdi>
            </Item>
          ))}
        </List>
      </Line>
      <List data-cut={isTooLong || undefined}>
        {first ? (
          <Item>
            <Link variant="quiet" href={first.href} state={first.state}>
              {first.label}
            </Link>
          </Item>
        ) : null}
        {isCollapsed ? (
          <Item>
            <Onward aria-hidden />
            <Menu
              trigger={
                <IconButton label={moreLabel}>
                  <Ellipsis aria-hidden />
                </IconButton>
              }
            >
              {middle.map((item) => (
                <MenuItem key={item.href} href={item.href}>
                  {item.label}
                </MenuItem>
              ))}
            </Menu>
          </Item>
        ) : (
          middle.map((item) => (
            <Item key={item.href}>
              <Onward aria-hidden />
              <Link variant="quiet" href={item.href} state={item.state}>
                {item.label}
              </Link>
            </Item>
          ))
        )}
        <Item>
          {first ? <Onward aria-hidden /> : null}
          <Current aria-current="page" title={isTooLong ? current : undefined}>
            <bdi>{current}</bdi>
          </Current>
        </Item>
      </List>
    </Root>
  )
}

/* No wider than its row; otherwise its widest line would set the width. */
const Root = styled.nav`
  min-inline-size: 0;
`

/* The whole path on one hidden line, whose width shows whether it fits. */
const Line = styled.div`
  block-size: 0;
  overflow: hidden;
  visibility: hidden;
`

const List = styled.ol`
  --block: calc(1.25rem + 4px);
  --inset: 2px;
  display: flex;
  inline-size: max-content;
  padding: 0;
  list-style: none;
  font: 400 ${theme.text.sm}/1.25rem ${theme.font.family};

  &[data-cut] {
    inline-size: auto;
  }
  @media (pointer: coarse) {
    --block: calc(1.25rem + 24px);
    --inset: 12px;
  }
`

const Item = styled.li`
  display: flex;
  flex: none;
  align-items: flex-start;
  max-inline-size: 100%;

  ${Line} & {
    max-inline-size: none;
    white-space: nowrap;

    &:last-child {
      font-weight: 500;
    }
  }
  /* This page's name, and the first one's where not even its beginning fits beside it. */
  [data-cut] > &:is(:first-child, :last-child) {
    flex: 0 1 auto;
    min-inline-size: min(6em, 40%);
  }
  a {
    padding-block: var(--inset);
    overflow: hidden;
    color: ${theme.color.textMuted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The line keeps its height when its middle moves into the menu. */
  button {
    inline-size: max(28px, var(--block));
    min-block-size: var(--block);
  }
`

const Onward = styled(ChevronRight)`
  flex: none;
  inline-size: 14px;
  block-size: var(--block);
  margin-inline: ${theme.space[1]};
  color: ${theme.color.textMuted};

  &:dir(rtl) {
    scale: -1 1;
  }
`

const Current = styled.span`
  min-inline-size: 0;
  padding-block: var(--inset);
  color: ${theme.color.text};
  font-weight: 500;

  /* A name is cut at its own end, also in the other direction. */
  bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
