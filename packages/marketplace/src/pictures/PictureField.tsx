import { useFormats } from '@console/core/i18n'
import { type Picture, type PictureFault, readPicture } from '@console/core/media'
import type { BoundField } from '@console/form'
import { Button, FieldSet, lazyPart, Stack, TextField, theme, useLazyPart } from '@console/ui'
import { Trash2, Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { PictureShape } from './cropPicture'

/** The cropper loads when the first picture is chosen. */
const cropDialog = lazyPart(() => import('./CropDialog').then((m) => m.CropDialog))

interface PictureFieldProps extends Omit<BoundField<string>, 'name'> {
  label: string
  description?: ReactNode
  shape: PictureShape
  /** Text alternative of the picture. */
  alt: string
  /** Also accepts an https address, or no picture. */
  takesAddress?: boolean
}

/** Field of a picture as a `data:` URL: a file is chosen, checked by content and size, and cropped. */
export function PictureField({
  value,
  onChange,
  onBlur,
  errorMessage,
  label,
  description,
  shape,
  alt,
  takesAddress = false,
}: PictureFieldProps) {
  const { t } = useTranslation('marketplace')
  const formats = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<Picture | null>(null)
  const [fault, setFault] = useState<PictureFault | null>(null)
  const CropDialog = useLazyPart(cropDialog, picture !== null, () => setPicture(null))
  const sizes = {
    width: formats.number(shape.min.width),
    height: formats.number(shape.min.height),
  }
  const faultText = fault ? t(`picture.fault.${fault}`, sizes) : undefined

  async function take(file: File | undefined) {
    if (!file) return
    const read = await readPicture(file, shape.min)
    setFault(typeof read === 'string' ? read : null)
    setPicture(typeof read === 'string' ? null : read)
  }

  const hasAddressField = takesAddress && !isUploaded(value)
  return (
    <FieldSet
      label={label}
      description={description}
      errorMessage={faultText ?? (hasAddressField ? undefined : errorMessage)}
    >
      <Stack gap={2}>
        {value === '' || hasAddressField ? null : (
          <Shown src={value} alt={alt} data-whole={shape.aspect === null || undefined} />
        )}
        {hasAddressField ? (
          <TextField
            label={t('picture.address')}
            type="url"
            inputMode="url"
            autoComplete="off"
            {...{ value, onChange, onBlur, errorMessage }}
          />
        ) : null}
        <Stack direction="row" gap={2} isWrapping>
          <Button onPress={() => input.current?.click()}>
            <Upload aria-hidden />
            {t('picture.choose')}
          </Button>
          {takesAddress && isUploaded(value) ? (
            <Button variant="quiet" onPress={() => onChange('')}>
              <Trash2 aria-hidden />
              {t('picture.remove')}
            </Button>
          ) : null}
        </Stack>
        <input
          ref={input}
          hidden
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('picture.choose')}
          onChange={({ target }) => {
            void take(target.files?.[0])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </Stack>
      {CropDialog && picture ? (
        <CropDialog
          {...{ picture, shape }}
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

/** Tells an uploaded picture, stored as a `data:` URL, from the address of one elsewhere. */
export function isUploaded(address: string): boolean {
  return address.startsWith('data:')
}

const Shown = styled.img`
  inline-size: min(100%, 320px);
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border-radius: ${theme.radius.control};

  &[data-whole] {
    inline-size: auto;
    max-inline-size: min(100%, 320px);
    block-size: 72px;
    aspect-ratio: auto;
    object-fit: contain;
    justify-self: start;
  }
`
