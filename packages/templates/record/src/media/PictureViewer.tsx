import { IconButton, theme } from '@console/ui'
import { Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { UnseenPicture } from '@console/details'

export interface PictureViewerProps {
  /** Address of the picture. */
  url: string
  /** Description of the picture; also labels the scroll container. */
  name: string
}

const zooms = [1, 1.5, 2, 3, 4]

/**
 * Picture with zoom, rotation and scrolling. With focus on it, `+`, `-` and `0` zoom and the arrow keys scroll. A broken
 * one shows an error.
 */
export function PictureViewer({ url, name }: PictureViewerProps) {
  const { t } = useTranslation('record')
  const [zoom, setZoom] = useState(0)
  const [turn, setTurn] = useState(0)
  const [failed, setFailed] = useState<string>()
  const last = zooms.length - 1

  function zoomOn(step: number) {
    setZoom((level) => Math.min(last, Math.max(0, level + step)))
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { '+': 1, '=': 1, '-': -1, '0': -last }[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    zoomOn(step)
  }

  if (failed === url) return <UnseenPicture url={url} />
  return (
    <Root>
      <Tools>
        <IconButton
          label={t('record.viewer.zoomOut')}
          isUnavailable={zoom === 0}
          onPress={() => zoomOn(-1)}
        >
          <ZoomOut aria-hidden />
        </IconButton>
        <IconButton
          label={t('record.viewer.zoomIn')}
          isUnavailable={zoom === last}
          onPress={() => zoomOn(1)}
        >
          <ZoomIn aria-hidden />
        </IconButton>
        <IconButton
          label={t('record.viewer.fit')}
          onPress={() => {
            setZoom(0)
            setTurn(0)
          }}
        >
          <Maximize aria-hidden />
        </IconButton>
        <IconButton label={t('record.viewer.turn')} onPress={() => setTurn((turn + 90) % 360)}>
          <RotateCw aria-hidden />
        </IconButton>
      </Tools>
      {/* A scroll container has to be reachable by keyboard. */}
      <Stage
        role="group"
        tabIndex={0}
        aria-label={t('record.viewer', { name })}
        onKeyDown={onKeyDown}
      >
        <img
          src={url}
          alt={name}
          data-zoom={zooms[zoom]}
          data-turn={turn}
          onError={() => setFailed(url)}
        />
      </Stage>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`

const Tools = styled.div`
  display: flex;
  gap: ${theme.space[1]};
`

const Stage = styled.div`
  aspect-ratio: 4 / 3;
  inline-size: 100%;
  max-block-size: min(360px, 60dvh);
  overflow: auto;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceHover};

  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  ${[1.5, 2, 3, 4].map((zoom) => `img[data-zoom='${zoom}'] { inline-size: ${zoom * 100}%; block-size: ${zoom * 100}%; }`)}
  ${[90, 180, 270].map((turn) => `img[data-turn='${turn}'] { rotate: ${turn}deg; }`)}
`
