import { Text, theme } from '@console/ui'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { type Studio, studioSize } from './studio'

interface ThumbnailProps {
  studio: Studio
  /** Id of the story. */
  id: string
  /** Accessible name. */
  label: string
}

/** Still picture of a story, taken when it comes near the window. Far from it, only its space remains. */
export function Thumbnail({ studio, id, label }: ThumbnailProps) {
  const root = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)
  /** Empty if the story could not be drawn. */
  const [copy, setCopy] = useState<string>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(entry?.isIntersecting ?? false),
      { rootMargin: '300px' },
    )
    if (root.current) observer.observe(root.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!isNear) return undefined
    const leave = new AbortController()
    void studio.copy(id, leave.signal).then((taken) => {
      if (!leave.signal.aborted) setCopy(taken ?? '')
    })
    return () => {
      leave.abort()
      setCopy(undefined)
    }
  }, [studio, id, isNear])
  return (
    <Root ref={root} role="img" aria-label={label}>
      {copy ? (
        <iframe title={label} srcDoc={copy} sandbox="allow-same-origin" tabIndex={-1} inert />
      ) : copy === '' ? (
        <Text tone="muted">No picture</Text>
      ) : null}
    </Root>
  )
}

const Root = styled.span`
  position: relative;
  display: grid;
  place-content: center;
  overflow: hidden;
  direction: ltr;
  container-type: inline-size;
  margin-block-end: ${theme.space[2]};
  aspect-ratio: ${studioSize.width} / ${studioSize.height};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.background};

  > iframe {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: ${studioSize.width}px;
    block-size: ${studioSize.height}px;
    border: 0;
    /* The quotient of two lengths, as a number. */
    scale: tan(atan2(100cqi, ${studioSize.width}px));
    transform-origin: 0 0;
    pointer-events: none;
  }
`
