import { useSend } from '@console/core/api'
import { useFormats, useTranslate } from '@console/core/i18n'
import {
  type PictureFault,
  isPdf,
  maxFileBytes,
  type Picture,
  readPicture,
} from '@console/core/media'
import {
  type RegistrationDocument,
  sendFile,
  type SentFile,
  minDocumentPicture,
} from '@console/domain/registration'
import { type BoundField, formRefusalText } from '@console/form'
import { Button, FieldSet, Text, theme, VisuallyHidden } from '@console/ui'
import { useMutation } from '@tanstack/react-query'
import { FileText, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useCacheFile } from '../page/useRegistration'

interface FileFieldProps {
  type: RegistrationDocument
  draftToken: string
  field: BoundField<SentFile | null>
}

/**
 * File of a document: a picture, resized on this device, or a PDF. It is sent, and stored with the registration, as
 * soon as it is chosen.
 */
export function FileField({ type, draftToken, field }: FileFieldProps) {
  const { t } = useTranslation('registration')
  const translate = useTranslate()
  const formats = useFormats()
  const send = useSend()
  const cacheFile = useCacheFile()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<PictureFault | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      const ready = await fileToSend(file)
      if (typeof ready === 'string') return setFault(ready)
      const sent = await sendFile(send, draftToken, ready, type)
      cacheFile(draftToken, type, sent)
      return field.onChange(sent)
    },
    networkMode: 'always',
    onMutate: () => setFault(null),
  })
  const { value } = field

  return (
    <FieldSet
      label={t('file.label')}
      isRequired
      errorMessage={
        fault
          ? t(`file.fault.${fault}`)
          : error
            ? formRefusalText(error, translate, formats)
            : field.errorMessage
      }
    >
      {/* Its space is reserved. */}
      <Room data-empty={value === null || undefined}>
        {value ? (
          <Shown file={value} alt={t('file.alt', { document: t(`document.${type}`) })} />
        ) : null}
      </Room>
      {value && value.name !== '' ? (
        <Text as="p" size="sm" tone="muted">
          <bdi>{value.name}</bdi> · <bdi>{formats.bytes(value.bytes)}</bdi>
        </Text>
      ) : null}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        aria-label={t('file.of', { document: t(`document.${type}`) })}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) mutate(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Button
        isPending={isPending}
        pendingLabel={t('file.sending')}
        onPress={() => input.current?.click()}
      >
        <Upload aria-hidden />
        {t(value === null ? 'file.choose' : 'file.change')}
        <VisuallyHidden>: {t(`document.${type}`)}</VisuallyHidden>
      </Button>
    </FieldSet>
  )
}

function Shown({ file: { kind, url }, alt }: { file: SentFile; alt: string }) {
  return kind === 'picture' && url !== null ? (
    <img src={url} alt={alt} />
  ) : (
    <Paper translate="no">
      <FileText size={40} aria-hidden />
      PDF
    </Paper>
  )
}

const Room = styled.div`
  inline-size: min(100%, 280px);
  block-size: 160px;
  margin-block-end: ${theme.space[2]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  overflow: hidden;

  &[data-empty] {
    border-style: dashed;
  }
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`

const Paper = styled.p`
  display: grid;
  place-content: center;
  justify-items: center;
  block-size: 100%;
  color: ${theme.color.textMuted};
`

/** Maximum side length of a sent picture in pixels: print stays legible. */
const longest = 2400

/** Quality of JPEGs: 0 to 1. */
const quality = 0.85

/**
 * Prepares a chosen file for sending: a PDF unchanged, a picture as a new JPEG. This is smaller, and removes metadata
 * of cameras, such as the place.
 * @returns the reason if the file is refused
 */
async function fileToSend(file: File): Promise<File | PictureFault> {
  if (isPdf(new Uint8Array(await file.slice(0, 5).arrayBuffer())))
    return file.size > maxFileBytes ? 'bytes' : file
  const picture = await readPicture(file, minDocumentPicture)
  return typeof picture === 'string' ? picture : redrawn(picture, file.name)
}

async function redrawn({ url, width, height }: Picture, name: string): Promise<File> {
  const image = new Image()
  image.src = url
  await image.decode()
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    // Transparency becomes white instead of black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  if (!jpeg) throw new Error('The picture cannot be drawn')
  return new File([jpeg], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
}
