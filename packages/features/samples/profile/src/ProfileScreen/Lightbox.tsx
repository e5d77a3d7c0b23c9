import { useFormats } from '@console/core/i18n'
import { Button, Dialog, IconButton, Text, theme } from '@console/ui'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Media } from '../contract'

interface LightboxProps {
  media: readonly Media[]
  /** Id of the shown one; null or unknown for none. */
  shownId: string | null
  /** Requests another one, or null to close. */
  onShow: (mediaId: string | null) => void
}

/** A photo or video in large. Arrow keys, Home and End move to others, Escape returns to the tiles. */
export function Lightbox({ media, shownId, onShow }: LightboxProps) {
  const { t } = useTranslation('profile')
  const place = media.findIndex(({ id }) => id === shownId)
  const shown = media[place]
  return (
    <Dialog
      isOpen={shown !== undefined}
      onOpenChange={() => onShow(null)}
      title={shown?.title ?? ''}
      closeLabel={t('lightbox.close')}
      size="large"
    >
      {shown ? <Shown {...{ media, shown, place, onShow }} /> : null}
    </Dialog>
  )
}

interface ShownProps extends Pick<LightboxProps, 'media' | 'onShow'> {
  shown: Media
  place: number
}

function Shown({ media, shown, place, onShow }: ShownProps) {
  const { t } = useTranslation('profile')
  const formats = useFormats()
  const [playingId, setPlayingId] = useState<string | null>(null)
  const isPlaying = playingId === shown.id
  const last = media.length - 1

  function show(place: number) {
    const wanted = media[Math.min(last, Math.max(0, place))]
    if (wanted && wanted !== shown) onShow(wanted.id)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const onward = event.currentTarget.matches(':dir(rtl)') ? -1 : 1
    const next = {
      ArrowRight: place + onward,
      ArrowLeft: place - onward,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // The focused button may disappear with the shown item.
    event.currentTarget.focus({ preventScroll: true })
    show(next)
  }

  return (
    <Root role="group" tabIndex={-1} onKeyDown={onKeyDown} ref={focusAtFirst}>
      <img
        src={isPlaying ? shown.url : shown.preview}
        alt={shown.title}
        width={640}
        height={480}
        data-playing={isPlaying || undefined}
      />
      <Tools>
        <IconButton
          label={t('lightbox.previous')}
          isUnavailable={place === 0}
          onPress={() => show(place - 1)}
        >
          <ChevronLeft data-mirrored />
        </IconButton>
        <Text size="sm" tone="muted" isTabular>
          {t('lightbox.place', {
            place: formats.number(place + 1),
            total: formats.number(media.length),
          })}
        </Text>
        <IconButton
          label={t('lightbox.next')}
          isUnavailable={place === last}
          onPress={() => show(place + 1)}
        >
          <ChevronRight data-mirrored />
        </IconButton>
        {shown.type === 'video' ? (
          <Button onPress={() => setPlayingId(isPlaying ? null : shown.id)}>
            {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
            {t(isPlaying ? 'lightbox.stop' : 'lightbox.play')}
          </Button>
        ) : null}
      </Tools>
    </Root>
  )
}

/** Makes the keys work at once: they are handled inside the element. */
function focusAtFirst(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: 64dvh;
    border-radius: ${theme.radius.control};
    background: ${theme.color.surfaceHover};
    object-fit: contain;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
`
