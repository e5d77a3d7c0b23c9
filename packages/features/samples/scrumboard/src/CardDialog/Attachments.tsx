import { makeKey, serverNow } from '@console/core/api'
import { mostPictureBytes, PictureError, pictureTypes, readPicture } from '@console/core/files'
import { useFormats } from '@console/core/i18n'
import { Button, Heading, IconButton, Link, Text, theme } from '@console/ui'
import { ImagePlus, Link as LinkIcon, Star, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Attachment, Card } from '../contract'
import { NameLine } from '../NameLine'
import { useOwnMember } from '../useBoards'
import type { ChangeCard } from './CardDialog'

export interface AttachmentsProps {
  card: Card
  change: ChangeCard
}

/** What is attached to a card: pictures, one of which can be its cover, and links. */
export function Attachments({ card, change }: AttachmentsProps) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const { id: idMember } = useOwnMember()
  const input = useRef<HTMLInputElement>(null)
  const [isLinking, setIsLinking] = useState(false)
  const [fault, setFault] = useState<PictureError['reason'] | null>(null)

  /** That it was attached stands among what was done. */
  function add(attached: Pick<Attachment, 'name' | 'type' | 'src'>) {
    const made = { ...attached, id: makeKey(), time: serverNow().toISOString() }
    change((now) => ({
      ...now,
      attachments: [made, ...now.attachments.filter(({ id }) => id !== made.id)],
      activities: [
        { id: made.id, type: 'attachment', idMember, message: made.name, time: made.time },
        ...now.activities.filter(({ id }) => id !== made.id),
      ],
    }))
  }

  async function take(file: File | undefined) {
    if (!file) return
    try {
      add({ name: file.name, type: 'image', src: await readPicture(file) })
      setFault(null)
    } catch (error) {
      setFault(error instanceof PictureError ? error.reason : 'broken')
    }
  }

  return (
    <Root>
      <Heading level={3} size="md">
        {t('card.attachments')}
      </Heading>
      <ul>
        {card.attachments.map(({ id, name, type, src, time }) => {
          const isCover = id === card.idAttachmentCover
          return (
            <li key={id}>
              {type === 'image' ? (
                <img src={src} alt="" width={72} height={48} />
              ) : (
                <LinkIcon size={20} aria-hidden />
              )}
              <div>
                {type === 'image' ? (
                  <bdi>{name}</bdi>
                ) : (
                  <Link href={src} target="_blank" rel="noreferrer noopener" title={src}>
                    <bdi>{name}</bdi>
                  </Link>
                )}
                <Text as="p" size="xs" tone="muted">
                  {formats.ago(new Date(time), serverNow())}
                </Text>
              </div>
              {type === 'image' ? (
                <IconButton
                  label={t('attachment.cover', { name })}
                  aria-pressed={isCover}
                  onPress={() =>
                    change((now) => ({ ...now, idAttachmentCover: isCover ? '' : id }))
                  }
                >
                  <Star aria-hidden fill={isCover ? 'currentColor' : 'none'} />
                </IconButton>
              ) : null}
              <IconButton
                label={t('attachment.remove', { name })}
                onPress={() =>
                  change((now) => ({
                    ...now,
                    attachments: now.attachments.filter((each) => each.id !== id),
                    idAttachmentCover: now.idAttachmentCover === id ? '' : now.idAttachmentCover,
                  }))
                }
              >
                <X aria-hidden />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {isLinking ? (
        <NameLine
          label={t('attachment.address')}
          submitLabel={t('attachment.link')}
          onSubmit={(text) => {
            const src = /^https?:\/\//.test(text) ? text : `https://${text}`
            add({ name: text, type: 'link', src })
            setIsLinking(false)
          }}
          onCancel={() => setIsLinking(false)}
        />
      ) : (
        <div>
          <Button onPress={() => input.current?.click()}>
            <ImagePlus aria-hidden />
            {t('attachment.picture')}
          </Button>
          <Button onPress={() => setIsLinking(true)}>
            <LinkIcon aria-hidden />
            {t('attachment.link')}
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={t('attachment.picture')}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <div role="alert">
        {fault === null ? null : (
          <Text as="p" size="sm" tone="danger">
            {t(`attachment.${fault}`, { megabytes: formats.number(mostPictureBytes / 1_000_000) })}
          </Text>
        )}
      </div>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[2]};

  ul {
    display: grid;
    gap: ${theme.space[2]};
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    overflow-wrap: anywhere;
  }
  li > div {
    flex: 1;
    min-inline-size: 0;
  }
  li > svg,
  li > img {
    flex: none;
  }
  img {
    border-radius: ${theme.radius.control};
    object-fit: cover;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
  }
`
