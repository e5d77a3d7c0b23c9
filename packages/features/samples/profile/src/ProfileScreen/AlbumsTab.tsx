import { useSend } from '@console/core/api'
import { type LanguageId, localeOf, useFormats } from '@console/core/i18n'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { Heading, SkeletonText, StatePanel, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { albumsQuery } from '../api'
import type { Album, Media } from '../contract'
import { mediaPath } from '../paths'
import { Lightbox } from './Lightbox'

/** Photos and videos by month, with the one in the address open over them. */
export function AlbumsTab() {
  const { t } = useTranslation('profile')
  const read = albumsQuery(useSend())
  const query = useQuery(read)
  const [search, setSearch] = useSearchParams()

  function show(mediaId: string | null) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (mediaId === null) after.delete('shown')
        else after.set('shown', mediaId)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <>
      <QueryBoundary query={query} skeleton={<SkeletonText lines={10} />}>
        {(albums) =>
          albums.length === 0 ? (
            <StatePanel kind="empty" title={t('albums.empty.title')}>
              {t('albums.empty.message')}
            </StatePanel>
          ) : (
            <Root>
              {albums.map((album) => (
                <AlbumTiles key={album.id} album={album} />
              ))}
              <Lightbox
                media={albums.flatMap(({ media }) => media)}
                shownId={search.get('shown')}
                onShow={show}
              />
            </Root>
          )
        }
      </QueryBoundary>
      <SkippedItems of={read.queryKey} />
    </>
  )
}

function AlbumTiles({ album: { name, month, media } }: { album: Album }) {
  const { t, i18n } = useTranslation('profile')
  const formats = useFormats()
  const months = new Intl.DateTimeFormat(localeOf(i18n.language as LanguageId), {
    month: 'long',
    year: 'numeric',
  })
  return (
    <section>
      <Heading level={2} size="lg">
        <bdi>{name}</bdi>
      </Heading>
      <Text as="p" size="sm" tone="muted">
        {months.format(new Date(`${month}-15T12:00`))} ·{' '}
        {t('albums.count', { count: media.length, number: formats.number(media.length) })}
      </Text>
      <Tiles>
        {media.map((each) => (
          <li key={each.id}>
            <Tile media={each} />
          </li>
        ))}
      </Tiles>
    </section>
  )
}

function Tile({ media: { id, type, title, preview } }: { media: Media }) {
  const { t } = useTranslation('profile')
  const isVideo = type === 'video'
  return (
    <Link
      to={mediaPath(id)}
      preventScrollReset
      aria-label={isVideo ? t('albums.video', { title }) : title}
    >
      <img src={preview} alt="" width={320} height={240} loading="lazy" />
      {isVideo ? (
        <Mark>
          <Play size={18} aria-hidden />
        </Mark>
      ) : null}
      <Text size="sm" isTruncated dir="auto">
        {title}
      </Text>
    </Link>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[3]};
  padding: 0;
  list-style: none;

  @media (max-width: 480px) {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[2]};
  }
  li {
    min-inline-size: 0;
  }
  a {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[1]};
    border-radius: ${theme.radius.control};
    color: ${theme.color.text};
    text-decoration: none;
  }
  img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    border-radius: ${theme.radius.control};
    object-fit: cover;
  }
  @media (hover: hover) {
    a:hover > span:last-child {
      text-decoration: underline;
    }
  }
`

const Mark = styled.span`
  position: absolute;
  inset-block-start: ${theme.space[2]};
  inset-inline-end: ${theme.space[2]};
  display: grid;
  padding: ${theme.space[1]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
`
