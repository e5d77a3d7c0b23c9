import { Button, Dialog, NumberField, Stack, Text, theme } from '@console/ui'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { aspectOf, closest, cropPicture, type Part, type PictureShape } from './cropPicture'
import type { Picture } from '@console/core/media'

interface CropDialogProps {
  picture: Picture
  shape: PictureShape
  onCropped: (address: string) => void
  onClose: () => void
}

/** Dialog that crops a picture, by dragging or arrow keys, with zoom. */
export function CropDialog({ picture, shape, onCropped, onClose }: CropDialogProps) {
  const { t } = useTranslation('marketplace')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Part | null>(null)
  const max = closest(picture, shape)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('picture.crop.title')}
      footer={
        <>
          <Button onPress={onClose}>{t('picture.crop.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={part === null}
            onPress={() => {
              if (part) void cropPicture(picture, part, shape).then(onCropped)
            }}
          >
            {t('picture.crop.take')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text as="p">{t('picture.crop.hint')}</Text>
        <Stage dir="ltr">
          <Cropper
            image={picture.url}
            aspect={aspectOf(picture, shape)}
            crop={crop}
            zoom={zoom}
            minZoom={1}
            maxZoom={max}
            keyboardStep={8}
            showGrid={false}
            // The content security policy blocks styles injected by scripts: they are below.
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setPart(pixels)}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'application', 'aria-label': t('picture.crop.area') }}
          />
        </Stage>
        <NumberField
          label={t('picture.crop.zoom')}
          min={100}
          max={Math.floor(max * 100)}
          step={10}
          value={Math.round(zoom * 100)}
          onChange={(next) => {
            if (typeof next === 'number') setZoom(Math.min(max, Math.max(1, next / 100)))
          }}
        />
      </Stack>
    </Dialog>
  )
}

/* Parts of the cropper, with an overlay on the cropped-out area. */
const Stage = styled.div`
  position: relative;
  overflow: hidden;
  block-size: 320px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceHover};

  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    cursor: move;
    touch-action: none;
    user-select: none;
  }
  .reactEasyCrop_Image {
    max-inline-size: unset;
    will-change: transform;
  }
  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    margin: auto;
    max-inline-size: 100%;
    max-block-size: 100%;
  }
  .reactEasyCrop_CropArea {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    box-sizing: border-box;
    overflow: hidden;
    border: 2px solid ${theme.color.surface};
    color: rgb(0 0 0 / 55%);
    box-shadow: 0 0 0 9999em;
    transform: translate(-50%, -50%);

    &:focus-visible {
      border-color: ${theme.color.accent};
    }
  }
`
