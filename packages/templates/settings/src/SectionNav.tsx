import { Text, theme, VisuallyHidden } from '@console/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useOpenSettings } from './state/openSettings'
import { useSectionInView } from './useSectionInView'

/** Links to all sections, marking the one in view and those with changes. */
export function SectionNav({ changed }: { changed: ReadonlySet<string> }) {
  const { config, reading } = useOpenSettings()
  const { current, goTo } = useSectionInView(Object.keys(config.sections))
  const list = useRef<HTMLUListElement>(null)

  // On a phone the list is one scrolling line: the section in view stays visible.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !link) return
    const { left, right } = list.current.getBoundingClientRect()
    const place = link.getBoundingClientRect()
    if (place.left < left || place.right > right)
      list.current.scrollBy({ left: (place.left + place.right) / 2 - (left + right) / 2 })
  }, [current])

  return (
    <Root aria-label={reading.translate('settings:nav.label')}>
      <ul ref={list}>
        {Object.entries(config.sections).map(([section, { title }]) => (
          <li key={section}>
            <a
              href={`#${section}`}
              aria-current={section === current ? 'location' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                goTo(section)
              }}
            >
              {reading.t(title)}
              {changed.has(section) ? (
                <>
                  <Dot aria-hidden />
                  <VisuallyHidden>
                    {' '}
                    <Text>{reading.translate('settings:nav.changed')}</Text>
                  </VisuallyHidden>
                </>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  )
}

const Root = styled.nav`
  position: sticky;
  inset-block-start: calc(var(--start, 0px) + ${theme.space[4]});
  z-index: 1;

  ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-block-size: 36px;
    padding-inline: ${theme.space[3]};
    border-inline-start: 2px solid ${theme.color.hairline};
    color: ${theme.color.textMuted};
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: ${theme.color.text};
  }
  a[aria-current] {
    border-color: ${theme.color.accent};
    color: ${theme.color.text};
    font-weight: 500;
  }

  @media (max-width: 1023px) {
    inset-block-start: var(--start, 0px);
    margin-inline: calc(-1 * var(--gutter, 0px));
    background: ${theme.color.background};
    border-block-end: 1px solid ${theme.color.hairline};

    ul {
      display: flex;
      overflow-x: auto;
      padding-inline: calc(var(--gutter, 0px) - ${theme.space[3]});
      scrollbar-width: none;
    }
    a {
      min-block-size: 44px;
      border-inline-start: 0;
      border-block-end: 2px solid transparent;
      outline-offset: -2px;
    }
  }
`

const Dot = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};
`
