import { makeKey, serverNow } from '@console/core/api'
import { maxPictureBytes, usePictureFile } from '@console/core/media'
import { useFormats } from '@console/core/i18n'
import { Button, Heading, IconButton, Link, Text, theme } from '@console/ui'
import { ImagePlus, Link as LinkIcon, Star, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Attachment, Card } from '../contract'
import { NameLine } from '../NameLine'
import { useOwnMember } from '../useBoards'
import { useNaming } from '../useNaming'
import type { CardActs } from './CardDialog'
import { withAt, without } from './parts'

export interface AttachmentsProps {
  card: Card
  acts: CardActs
}

/** Attachments of a card: pictures, one of which can be its cover, and links. */
export function Attachments({ card, acts }: AttachmentsProps) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const { id: idMember } = useOwnMember()
  const [linking, linkButton] = useNaming()

  /** Adds an attachment, and an entry to the activity. */
  function add(attached: Pick<Attachment, 'name' | 'type' | 'src'>) {
    const made = { ...attached, id: makeKey(), time: serverNow().toISOString() }
    acts.change((now) => ({
      ...now,
      attachments: withAt(now.attachments, made, 0),
      activities: withAt(
        now.activities,
        { id: made.id, type: 'attachment', idMember, message: made.name, time: made.time },
        0,
      ),
    }))
  }

  function remove(attachment: Attachment) {
    const place = card.attachments.indexOf(attachment)
    const isCover = card.idAttachmentCover === attachment.id
    acts.remove({
      name: attachment.name,
      remove: (now) => ({
        ...now,
        attachments: without(now.attachments, attachment.id),
        idAttachmentCover: now.idAttachmentCover === attachment.id ? '' : now.idAttachmentCover,
      }),
      putBack: (now) => ({
        ...now,
        attachments: withAt(now.attachments, attachment, place),
        idAttachmentCover: isCover ? attachment.id : now.idAttachmentCover,
      }),
    })
    linkButton.current?.focus()
  }

  const picture = usePictureFile((src, { name }) => add({ name, type: 'image', src }))

  return (
    <Root>
      <Heading level={3} size="md">
        {t('card.attachments')}
      </Heading>
      <ul>
        {card.attachments.map((attachment) => {
          const { id, name, type, src, time } = attachment
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
                    acts.change((now) => ({ ...now, idAttachmentCover: isCover ? '' : id }))
                  }
                >
                  <Star aria-hidden fill={isCover ? 'currentColor' : 'none'} />
                </IconButton>
              ) : null}
              <IconButton
                label={t('attachment.remove', { name })}
                onPress={() => remove(attachment)}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {linking.isNaming ? (
        <NameLine
          label={t('attachment.address')}
          submitLabel={t('attachment.link')}
          onSubmit={(text) => {
            const src = /^https?:\/\//.test(text) ? text : `https://${text}`
            add({ name: text, type: 'link', src })
            linking.end()
          }}
          onCancel={linking.end}
        />
      ) : (
        <div>
          <Button onPress={picture.choose}>
            <ImagePlus aria-hidden />
            {t('attachment.picture')}
          </Button>
          <Button ref={linkButton} onPress={linking.ask}>
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
              megabytes: formats.number(maxPictureBytes / 1_000_000),
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
