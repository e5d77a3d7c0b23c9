import { useSend } from '@console/core/api'
import { type PictureFault, readPicture } from '@console/core/media'
import { useFormats, useSay } from '@console/core/i18n'
import type { Media } from '@console/core/contracts'
import { type RegistrationDocument, sendPicture } from '@console/domain/registration'
import { type BoundField, wordsOfFormRefusal } from '@console/form'
import { Button, FieldSet, theme, VisuallyHidden } from '@console/ui'
import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { shrinkPicture } from './shrinkPicture'

/** Print on a smaller picture cannot be read, in pixels. */
const least = { width: 400, height: 250 }

interface PictureFieldProps {
  type: RegistrationDocument
  draftToken: string
  field: BoundField<Media | null>
}

/** The picture of a document: made small enough on this device, and sent as soon as it is chosen. It counts once the step is saved. */
export function PictureField({ type, draftToken, field }: PictureFieldProps) {
  const { t } = useTranslation('registration')
  const say = useSay()
  const formats = useFormats()
  const send = useSend()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<PictureFault | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      const read = await readPicture(file, least)
      if (typeof read === 'string') return setFault(read)
      field.onChange(await sendPicture(send, draftToken, { type, ...(await shrinkPicture(read)) }))
    },
    networkMode: 'always',
    onMutate: () => setFault(null),
  })
  const { value } = field
  const choose = t(value === null ? 'picture.choose' : 'picture.change')

  return (
    <FieldSet
      label={t('picture.label')}
      isRequired
      errorMessage={
        fault
          ? t(`picture.fault.${fault}`)
          : error
            ? wordsOfFormRefusal(error, say, formats)
            : field.errorMessage
      }
    >
      {/* Its room is there before it is. */}
      <Room data-empty={value === null || undefined}>
        {value === null ? null : (
          <img src={value.url} alt={t('picture.alt', { document: t(`document.${type}`) })} />
        )}
      </Room>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('picture.of', { document: t(`document.${type}`) })}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) mutate(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Button
        isPending={isPending}
        pendingLabel={t('picture.sending')}
        onPress={() => input.current?.click()}
      >
        <Upload aria-hidden />
        {choose}
        <VisuallyHidden>: {t(`document.${type}`)}</VisuallyHidden>
      </Button>
    </FieldSet>
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
