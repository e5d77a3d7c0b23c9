import { theme } from '@console/ui'
import { ImageOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { UnseenPicture } from './UnseenPicture'

export interface PictureProps extends Pick<
  ComponentProps<'img'>,
  'alt' | 'width' | 'height' | 'loading'
> {
  url: string
  /** Set when there is no room for text: an icon marks a broken picture. */
  isSmall?: boolean
}

/** Picture of a record, or a message in its place that it could not be shown: never a blank. */
export function Picture({ url, alt, isSmall = false, ...image }: PictureProps) {
  const { t } = useTranslation('details')
  const [failed, setFailed] = useState<string>()
  if (failed !== url) return <img {...image} alt={alt} src={url} onError={() => setFailed(url)} />
  if (!isSmall) return <UnseenPicture url={url} />
  const word = t('record.picture.failed')
  return (
    <Mark
      role="img"
      aria-label={word}
      title={word}
      style={{ inlineSize: image.width, blockSize: image.height }}
    >
      <ImageOff size={20} aria-hidden />
    </Mark>
  )
}

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  border: 1px dashed ${theme.color.border};
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
`
