import { theme } from '@console/ui'
import type { MouseEvent, ReactNode } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import styled from 'styled-components'
import { stories } from 'virtual:stories'

interface StoryLinkProps {
  /** Id of a story, as in Storybook's addresses. */
  id: string
  /** Toolbar settings of the link: `{ scheme: 'ink' }`. Without any, the user's stay. */
  pins?: Record<string, string>
  children: ReactNode
}

/**
 * A link to a story, from one page of the book to another.
 * @throws Error when there is no such story, so that no page has a dead link
 */
export function StoryLink({ id, pins, children }: StoryLinkProps) {
  if (stories.every((story) => story.id !== id)) throw new Error(`There is no story ${id}`)
  return (
    <BookLink id={id} viewMode="story" pins={pins}>
      {children}
    </BookLink>
  )
}

interface DocsLinkProps {
  /** Id of a docs page: `ui-primitives-button--docs`. */
  id: string
  children: ReactNode
}

/** A link to the docs page of a component. */
export function DocsLink({ id, children }: DocsLinkProps) {
  return (
    <BookLink id={id} viewMode="docs">
      {children}
    </BookLink>
  )
}

function BookLink({
  id,
  viewMode,
  pins,
  children,
}: StoryLinkProps & { viewMode: 'story' | 'docs' }) {
  const globals = Object.entries(pins ?? {}).map(([name, value]) => `${name}:${value}`)
  const address = `./?path=/${viewMode}/${id}${globals.length > 0 ? `&globals=${globals.join(';')}` : ''}`

  // Within the book the manager navigates itself, which is faster and keeps the toolbar's settings.
  function onClick(event: MouseEvent) {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || pins || window.parent === window) return
    event.preventDefault()
    addons.getChannel().emit(SELECT_STORY, { storyId: id, viewMode })
  }

  return (
    <Root href={address} target="_top" onClick={onClick}>
      {children}
    </Root>
  )
}

const Root = styled.a`
  border-radius: 2px;
  color: ${theme.color.accent};
  text-underline-offset: 3px;

  &:hover {
    color: ${theme.color.accentHover};
  }
`
