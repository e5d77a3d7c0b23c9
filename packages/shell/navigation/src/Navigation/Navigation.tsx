import { destinations, type NavigationItem } from '@console/core/routes'
import { Link, theme } from '@console/ui'
import { LayoutDashboard, type LucideIcon } from 'lucide-react'
import styled from 'styled-components'

const icons: Record<string, LucideIcon> = { dashboard: LayoutDashboard }

/** The side navigation: plain data, already allowed and translated. The active entry is the one whose path is open, or a child's. */
export function Navigation({ items, path }: { items: readonly NavigationItem[]; path: string }) {
  return (
    <List>
      {destinations(items).map(({ id, title, url = '', icon }) => {
        const Icon = icon === undefined ? undefined : icons[icon]
        return (
          <li key={id}>
            <Item>
              <Link
                href={url}
                variant="quiet"
                aria-current={path === url || path.startsWith(`${url}/`) ? 'page' : undefined}
              >
                {Icon ? <Icon aria-hidden /> : <NoIcon />}
                {title}
              </Link>
            </Item>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  padding: 0 ${theme.space[2]};
  list-style: none;
`

/** Specification 9: an item is 40 px high. */
const Item = styled.div`
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-block-size: 40px;
    padding-inline: ${theme.space[3]};
    border-radius: ${theme.radius.control};
    color: ${theme.color.text};
    text-decoration: none;
  }
  a:hover {
    background: ${theme.color.surfaceHover};
  }
  a[aria-current] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
    font-weight: 600;
  }
  svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
  }
`

const NoIcon = styled.span`
  flex: none;
  inline-size: 18px;
`
