import { Badge, Link, Text, theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Link in the sidebar of an app. */
export interface SidebarEntry {
  href: string
  title: string
  /** Decoration before the title: a folder's or filter's icon, or a `LabelDot`. */
  icon?: ReactNode
  /** Number of its unread or open records; 0 shows no badge. */
  count?: number
  /** Set when the list shows it. */
  isCurrent: boolean
}

export interface SidebarSection {
  /** Heading of the entries; the first section often has none. */
  title?: string
  entries: readonly SidebarEntry[]
}

export interface SidebarProps {
  /** Accessible name of the entries: "Folders and labels". */
  label: string
  sections: readonly SidebarSection[]
}

/** Folders, filters and labels of an app as links; the current one is marked. */
export function Sidebar({ label, sections }: SidebarProps) {
  return (
    <Root aria-label={label}>
      {sections.map(({ title, entries }) => (
        <section key={title ?? ''}>
          {title === undefined ? null : (
            <Text as="p" size="xs" tone="muted">
              {title}
            </Text>
          )}
          <ul>
            {entries.map(({ href, title: name, icon, count, isCurrent }) => (
              <li key={href}>
                <Link variant="quiet" href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {icon}
                  <bdi title={name}>{name}</bdi>
                  {count === undefined ? null : <Badge count={count} />}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Root>
  )
}

/** Colour of a label, as the server names it. Its title is always beside it. */
export function LabelDot({ color }: { color: string }) {
  // A property that accepts only colours: a value from the server cannot load anything.
  return <Dot aria-hidden style={{ backgroundColor: color }} />
}

const Root = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  section > p {
    padding-inline: ${theme.space[3]};
    padding-block-end: ${theme.space[1]};
  }
  ul {
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-block-size: max(36px, ${theme.size.target});
    padding-inline: ${theme.space[3]};
    border-radius: ${theme.radius.control};
    text-decoration: none;
  }
  a:hover {
    background: ${theme.color.surfaceHover};
  }
  a[aria-current] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
    font-weight: 500;
  }
  bdi {
    flex: 1;
    min-inline-size: 0;
    /* Clipped at its end only: Arabic letters extend beyond a tight line. */
    overflow: clip visible;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Without hover no tooltip shows the full text. */
  @media (hover: none) {
    bdi {
      white-space: normal;
    }
  }
  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
  }
  @media (forced-colors: active) {
    a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Dot = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  margin-inline: 3px;
  border-radius: ${theme.radius.pill};
  forced-color-adjust: none;
`
