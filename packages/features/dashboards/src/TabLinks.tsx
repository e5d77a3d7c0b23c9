import { Link, theme } from '@console/ui'
import styled from 'styled-components'

interface TabLinksProps {
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly { id: string; label: string; href: string }[]
  selectedId: string
}

/** Views of a screen, each with an address. Plain links, so that the first screen loads no tab code. */
export function TabLinks({ label, tabs, selectedId }: TabLinksProps) {
  return (
    <Root role="group" aria-label={label}>
      {tabs.map(({ id, label: messages, href }) => (
        <Link
          key={id}
          href={href}
          variant="quiet"
          aria-current={id === selectedId ? 'page' : undefined}
        >
          {messages}
        </Link>
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  box-shadow: inset 0 -1px ${theme.color.hairline};

  a {
    display: flex;
    align-items: center;
    min-block-size: 40px;
    padding-inline: ${theme.space[3]};
    border-radius: ${theme.radius.control};
    color: ${theme.color.textMuted};
    font-weight: 500;
    text-decoration: none;
    outline-offset: -3px;
  }
  a:hover,
  a[aria-current] {
    color: ${theme.color.text};
  }
  a[aria-current] {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: inset 0 -2px ${theme.color.accent};
  }
  @media (pointer: coarse) {
    a {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    a[aria-current] {
      border-block-end: 2px solid Highlight;
    }
  }
`
