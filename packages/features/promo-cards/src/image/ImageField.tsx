import { type Picture, type PictureFault, readPicture } from '@console/core/media'
import { pictureSize } from '@console/domain/promo-card'
import type { BoundField } from '@console/form'
import { Button, FieldSet, lazyPart, Stack, useLazyPart, theme } from '@console/ui'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** The cropper loads when the first picture is chosen. */
const cropDialog = lazyPart(() => import('./CropDialog').then((m) => m.CropDialog))

/** Picture of a card: a file is chosen, checked by content and size, and cropped to 16:9. */
export function ImageField({ value, onChange, errorMessage }: BoundField<string>) {
  const { t } = useTranslation('promo-cards')
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<Picture | null>(null)
  const [fault, setFault] = useState<PictureFault | null>(null)
  const CropDialog = useLazyPart(cropDialog, picture !== null, () => setPicture(null))

  async function take(file: File | undefined) {
    if (!file) return
    const read = await readPicture(file, pictureSize)
    setFault(typeof read === 'string' ? read : null)
    setPicture(typeof read === 'string' ? null : read)
  }

  return (
    <FieldSet
      label={t('field.image')}
      description={t('image.note')}
      errorMessage={fault ? t(`image.fault.${fault}`) : errorMessage}
    >
      <Stack gap={2}>
        {value === '' ? null : <Shown src={value} alt={t('image.alt')} />}
        <input
          ref={input}
          hidden
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('image.choose')}
          onChange={({ target }) => {
            void take(target.files?.[0])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
        <Button onPress={() => input.current?.click()}>
          <Upload aria-hidden />
          {t('image.choose')}
        </Button>
      </Stack>
      {CropDialog && picture ? (
        <CropDialog
          picture={picture}
          onCropped={(cropped) => {
            onChange(cropped)
            setPicture(null)
          }}
          onClose={() => setPicture(null)}
        />
      ) : null}
    </FieldSet>
  )
}

const Shown = styled.img`
  inline-size: min(100%, 320px);
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border-radius: ${theme.radius.control};
`
