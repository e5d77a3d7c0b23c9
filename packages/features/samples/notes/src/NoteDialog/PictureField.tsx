import { maxPictureBytes, usePictureFile } from '@console/core/media'
import { useFormats } from '@console/core/i18n'
import { Button, Text, theme } from '@console/ui'
import { ImagePlus, ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

export interface PictureFieldProps {
  /** Address of the picture; empty for none. */
  value: string
  onChange: (value: string) => void
}

/** Picture of a note, chosen from a file that is read in the browser. */
export function PictureField({ value, onChange }: PictureFieldProps) {
  const { t } = useTranslation('notes')
  const formats = useFormats()
  const picture = usePictureFile((url) => onChange(url))
  const megabytes = formats.number(maxPictureBytes / 1_000_000)

  return (
    <Root>
      {value === '' ? null : <img src={value} alt={t('picture.alt')} width={480} height={320} />}
      <div>
        <Button onPress={picture.choose}>
          <ImagePlus aria-hidden />
          {t(value === '' ? 'picture.add' : 'picture.change')}
        </Button>
        {value === '' ? null : (
          <Button variant="quiet" onPress={() => onChange('')}>
            <ImageOff aria-hidden />
            {t('picture.remove')}
          </Button>
        )}
        <input {...picture.input} aria-label={t('picture.add')} />
      </div>
      <Text as="p" size="sm" tone="muted">
        {t('picture.help', { megabytes })}
      </Text>
      <div role="alert">
        {picture.fault === null ? null : (
          <Text as="p" size="sm" tone="danger">
            {t(`picture.${picture.fault}`, { megabytes })}
          </Text>
        )}
      </div>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[1]};

  img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 3 / 2;
    border-radius: ${theme.radius.control};
    background: ${theme.color.surfaceHover};
    object-fit: contain;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
  }
`
