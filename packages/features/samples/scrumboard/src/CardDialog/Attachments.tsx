import { makeKey, serverNow } from '@console/core/api'
import { mostPictureBytes, usePictureFile } from '@console/core/files'
import { useFormats } from '@console/core/i18n'
import { Button, Heading, IconButton, Link, Text, theme } from '@console/ui'
import { ImagePlus, Link as LinkIcon, Star, X } from 'lucide-react'
import { useState } from 'react'
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
  const [isLinking, setIsLinking] = useState(false)

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

  const picture = usePictureFile((src, { name }) => add({ name, type: 'image', src }))

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
          <Button onPress={picture.choose}>
            <ImagePlus aria-hidden />
            {t('attachment.picture')}
          </Button>
          <Button onPress={() => setIsLinking(true)}>
            <LinkIcon aria-hidden />
            {t('attachment.link')}
          </Button>
        </div>
      )}
      <input {...picture.input} aria-label={t('attachment.picture')} />
      <div role="alert">
        {picture.fault === null ? null : (
          <Text as="p" size="sm" tone="danger">
            {t(`attachment.${picture.fault}`, {
              megabytes: formats.number(mostPictureBytes / 1_000_000),
            })}
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
