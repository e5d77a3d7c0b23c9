import { maxPictureBytes, usePictureFile } from '@console/core/media'
import { useFormats } from '@console/core/i18n'
import { Picture } from '@console/details'
import { Button, IconButton, Text, theme } from '@console/ui'
import { ImagePlus, Star, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ProductImage } from '../contract'
import { productForm } from './productForm'

/** Size of a picture in pixels. */
const side = 112

/** Pictures of a product, one of which is featured. A new one is read in the browser and stored with the product. */
export function ImagesField() {
  const { t } = useTranslation('store')
  const formats = useFormats()
  // The form never holds incomplete pictures.
  const images = productForm.useValue('images') as readonly ProductImage[]
  const featured = productForm.useValue('featuredImageId')
  const fill = productForm.useSetValues()
  const read = productForm.useRead()
  const button = useRef<HTMLDivElement>(null)
  const name = useId()
  const main = images.find(({ id }) => id === featured) ?? images[0]

  /** Adds a picture at the start; the first one added is featured. */
  const picture = usePictureFile((url) => {
    const now = read('images') as readonly ProductImage[]
    const id = Math.max(-1, ...now.map((each) => each.id)) + 1
    fill({
      images: [{ id, url, type: 'image' }, ...now],
      ...(now.length === 0 ? { featuredImageId: id } : {}),
    })
  })

  function remove(gone: ProductImage) {
    const left = images.filter(({ id }) => id !== gone.id)
    fill({
      images: left,
      ...(main?.id === gone.id ? { featuredImageId: left[0]?.id ?? null } : {}),
    })
    // Its button is gone.
    button.current?.querySelector('button')?.focus()
  }

  return (
    <Root>
      <div ref={button}>
        <Button onPress={picture.choose}>
          <ImagePlus aria-hidden />
          {t('images.add')}
        </Button>
        <Text as="p" size="sm" tone="muted">
          {t('images.hint', { megabytes: formats.number(maxPictureBytes / 1_000_000) })}
        </Text>
      </div>
      <input {...picture.input} aria-label={t('images.add')} />
      <div role="alert">
        {picture.fault === null ? null : (
          <Text as="p" size="sm" tone="danger">
            {t(`images.${picture.fault}`, {
              megabytes: formats.number(maxPictureBytes / 1_000_000),
            })}
          </Text>
        )}
      </div>
      {images.length === 0 ? null : (
        <Tiles role="radiogroup" aria-label={t('images.main')}>
          {images.map((image, place) => {
            const title = t('images.name', {
              place: formats.number(place + 1),
              total: formats.number(images.length),
            })
            return (
              <Tile key={image.id}>
                <label>
                  <input
                    type="radio"
                    name={name}
                    aria-label={title}
                    checked={image.id === main?.id}
                    onChange={() => fill({ featuredImageId: image.id })}
                  />
                  <Picture url={image.url} alt="" width={side} height={side} isSmall />
                  <Mark>
                    <Star size={14} aria-hidden fill="currentColor" />
                  </Mark>
                </label>
                <IconButton
                  label={t('images.remove', { name: title })}
                  onPress={() => remove(image)}
                >
                  <X aria-hidden />
                </IconButton>
              </Tile>
            )
          })}
        </Tiles>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[3]};
  }
  > [role='alert']:empty {
    display: none;
  }
`

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, ${side}px);
  gap: ${theme.space[3]};
`

const Tile = styled.div`
  position: relative;

  label {
    display: block;
    cursor: pointer;
  }
  label > input {
    position: absolute;
    inset: 0;
    inline-size: ${side}px;
    block-size: ${side}px;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  img {
    display: block;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    object-fit: cover;
  }
  label:has(:checked) :is(img, [role='img']) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 1px;
  }
  label:has(:focus-visible) :is(img, [role='img']) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 3px;
  }
  /* Over a picture of any colour. */
  && > button {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    border: 1px solid ${theme.color.hairline};
    background: ${theme.color.surface};
  }
`

const Mark = styled.span`
  position: absolute;
  inset-block-end: 6px;
  inset-inline-start: 6px;
  display: none;
  padding: 3px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.accent};

  label:has(:checked) > & {
    display: grid;
  }
`
