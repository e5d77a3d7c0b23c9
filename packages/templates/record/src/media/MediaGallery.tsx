import type { Media } from '@console/core/contracts'
import { Text, theme } from '@console/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Picture } from '@console/details'
import { PictureViewer } from './PictureViewer'

export interface MediaGalleryProps {
  pictures: readonly Media[]
  /** Actions for the shown picture. */
  actionsFor?: (picture: Media) => ReactNode
}

/** Pictures of a record: one large, the others small below it. */
export function MediaGallery({ pictures, actionsFor }: MediaGalleryProps) {
  const { t } = useTranslation('record')
  const [chosen, setChosen] = useState<string>()
  const shown = pictures.find(({ mediaToken }) => mediaToken === chosen) ?? pictures[0]
  if (!shown)
    return (
      <Text as="p" tone="muted">
        {t('record.gallery.empty')}
      </Text>
    )
  return (
    <Root>
      <PictureViewer key={shown.mediaToken} url={shown.url} name={shown.alt} />
      {actionsFor ? <div>{actionsFor(shown)}</div> : null}
      {pictures.length > 1 ? (
        <List aria-label={t('record.gallery')}>
          {pictures.map(({ mediaToken, url }, place) => (
            <li key={mediaToken}>
              <button
                type="button"
                aria-label={t('record.gallery.picture', {
                  place: place + 1,
                  total: pictures.length,
                })}
                aria-current={mediaToken === shown.mediaToken}
                onClick={() => setChosen(mediaToken)}
              >
                <Picture url={url} alt="" width={64} height={64} loading="lazy" isSmall />
              </button>
            </li>
          ))}
        </List>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;

  button {
    display: block;
    padding: 2px;
    border: 2px solid transparent;
    border-radius: ${theme.radius.control};
    background: none;
    cursor: pointer;
  }
  [aria-current='true'] {
    border-color: ${theme.color.accent};
  }
  img {
    display: block;
    border-radius: 4px;
    object-fit: cover;
  }
`
