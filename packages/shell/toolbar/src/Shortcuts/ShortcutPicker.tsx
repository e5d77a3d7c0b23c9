import type { NavigationItem } from '@console/core/routes'
import { IconButton, Link, Text, TextField, theme } from '@console/ui'
import { Search, Star } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { normalizeForSearch } from '@console/core/i18n'
import { targetOf } from './targetOf'

export interface ShortcutPickerProps {
  destinations: readonly NavigationItem[]
  shortcuts: readonly string[]
  onChange: (shortcuts: readonly string[]) => void
  text: string
  onTextChange: (text: string) => void
  /** Called when a link is followed in this tab. */
  onFollow: () => void
}

/**
 * The star's menu: a search, and the shortcuts or the hits, each with a star that pins it. Unpinned entries stay in the list
 * until the menu closes, so that nothing moves under the pointer and a mistake is undone in place.
 */
export function ShortcutPicker({
  destinations,
  shortcuts,
  onChange,
  text,
  onTextChange,
  onFollow,
}: ShortcutPickerProps) {
  const { t } = useTranslation('toolbar')
  const [listed] = useState(shortcuts)
  const isSearching = text.trim() !== ''
  const ids = [...new Set([...listed, ...shortcuts])]
  const items = isSearching
    ? findByTitle(destinations, text)
    : ids.flatMap((id) => destinations.filter((item) => item.id === id))

  function toggle({ id }: NavigationItem) {
    onChange(
      shortcuts.includes(id) ? shortcuts.filter((pinned) => pinned !== id) : [...shortcuts, id],
    )
  }

  function follow({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
    if (!(ctrlKey || metaKey || shiftKey || altKey)) onFollow()
  }

  return (
    <Root>
      <TextField
        label={t('shortcuts.search')}
        type="search"
        icon={<Search />}
        autoFocus
        autoComplete="off"
        value={text}
        onChange={onTextChange}
      />
      <Line />
      {items.length > 0 ? (
        <List aria-label={t(isSearching ? 'shortcuts.found' : 'shortcuts.label')}>
          {items.map((item) => (
            <Row key={item.id}>
              <Destination
                variant="quiet"
                href={item.url ?? ''}
                target={targetOf(item)}
                onClick={follow}
              >
                <bdi>{item.title}</bdi>
              </Destination>
              <IconButton
                label={t('shortcuts.pin', { title: item.title })}
                aria-pressed={shortcuts.includes(item.id)}
                onPress={() => toggle(item)}
              >
                <Star />
              </IconButton>
            </Row>
          ))}
        </List>
      ) : null}
      <div role="status">
        {items.length > 0 ? null : (
          <Text as="p" tone="muted">
            {t(isSearching ? 'shortcuts.none' : 'shortcuts.empty')}
          </Text>
        )}
      </div>
    </Root>
  )
}

/* Its width does not depend on the hits. */
const Root = styled.div`
  inline-size: 300px;
  max-inline-size: 100%;
`

const Line = styled.hr`
  margin: ${theme.space[3]} calc(-1 * ${theme.space[4]});
  border: 0;
  border-block-start: 1px solid ${theme.color.hairline};
`

const List = styled.ul`
  margin-inline: calc(-1 * ${theme.space[2]});
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};

  button[aria-pressed='true'] {
    background: transparent;
    color: ${theme.color.accent};

    svg {
      fill: currentColor;
    }
  }
`

const Destination = styled(Link)`
  &[data-variant='quiet'] {
    flex: 1;
    min-inline-size: 0;
    padding: 8px ${theme.space[2]};
    border-radius: ${theme.radius.control};
    line-height: 1.25rem;
    text-decoration: none;
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.color.surfaceHover};
    }
  }
  @media (pointer: coarse) {
    &[data-variant='quiet'] {
      padding-block: 12px;
    }
  }
`

/** Specification 5: entries whose titles contain the text, both normalized as in the command palette. */
export function findByTitle(
  destinations: readonly NavigationItem[],
  text: string,
): readonly NavigationItem[] {
  const wanted = normalizeForSearch(text.trim())
  return destinations.filter(({ title }) => normalizeForSearch(title).includes(wanted))
}
