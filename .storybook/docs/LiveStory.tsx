import { DocsContext } from '@storybook/addon-docs/blocks'
import { directionOf } from '@console/core/i18n'
import { SkeletonBlock, theme } from '@console/ui'
import { useContext, useEffect, useRef, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import styled from 'styled-components'
import { languageOf } from '../decorators/messages'
import { useToolbars } from './BookContainer'
import { frameAddress } from './frameAddress'

interface LiveStoryProps {
  story: PreparedStory
}

/**
 * A story, drawn once it is near the window, in the direction of the toolbar's language. One that fills the window, or is laid over it, has
 * a window of its own.
 */
export function LiveStory({ story }: LiveStoryProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const language = languageOf(useToolbars().language)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear((before) => before || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '400px' },
    )
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Frame ref={frame} lang={language} dir={directionOf(language)}>
      {!isNear ? (
        <SkeletonBlock blockSize={120} />
      ) : isInline(story) ? (
        <Inline story={story} />
      ) : (
        <Window story={story} />
      )}
    </Frame>
  )
}

/** Checks whether a story can share the page with its text. */
export function isInline({ parameters }: PreparedStory): boolean {
  const { story } = (parameters.docs ?? {}) as { story?: { inline?: boolean } }
  return parameters.layout !== 'fullscreen' && story?.inline !== false
}

function Inline({ story }: LiveStoryProps) {
  const { renderStoryToElement } = useContext(DocsContext)
  const root = useRef<HTMLDivElement>(null)
  const [error, setError] = useState<string>()
  useEffect(() => {
    if (!root.current) return undefined
    const stop = renderStoryToElement(
      story,
      root.current,
      {
        showMain: () => {},
        showError: ({ title }) => setError(title),
        showException: ({ message }) => setError(message),
      },
      { autoplay: false },
    )
    // Storybook unmounts its root, which React allows only between renders.
    return () => void Promise.resolve().then(stop)
  }, [renderStoryToElement, story])
  return error === undefined ? <Canvas ref={root} /> : <pre>{error}</pre>
}

function Window({ story }: LiveStoryProps) {
  const toolbars = useToolbars()
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the same book
    <iframe title={story.name} src={frameAddress(story.id, toolbars)} />
  )
}

/* Contains what its story positions, too. */
const Frame = styled.div`
  position: relative;
  overflow: auto;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.background};

  > iframe {
    display: block;
    inline-size: 100%;
    block-size: 520px;
    border: 0;
  }
`

const Canvas = styled.div`
  padding: ${theme.space[6]};
`
