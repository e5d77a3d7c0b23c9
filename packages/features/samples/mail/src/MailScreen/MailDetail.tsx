import { useFormats } from '@console/core/i18n'
import { useNameInTitle } from '@console/core/routes'
import { LabelDot } from '@console/master-detail'
import { Avatar, Button, Heading, IconButton, theme } from '@console/ui'
import { Flame, Forward, MailOpen, PenLine, Reply, ReplyAll, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { SidebarSections } from '../api'
import { folderIds, type Mail, type Recipient } from '../contract'
import { FolderMenu } from './FolderMenu'
import { LabelMenu } from './LabelMenu'
import { MarkButtons } from './MarkButtons'
import type { MailWrites } from '../useMailWrites'
import { Attachments } from './Attachments'
import { MailBody } from './MailBody'

interface MailDetailProps {
  mail: Mail
  ways: SidebarSections | undefined
  writes: MailWrites
  reply: (mail: Mail) => void
  replyAll: (mail: Mail) => void
  forward: (mail: Mail) => void
  goOnWriting: (mail: Mail) => void
  remove: (mails: readonly Mail[]) => void
  deleteForEver: (mails: readonly Mail[]) => void
  move: (mails: readonly Mail[], folder: number) => void
}

/** Open mail, which is marked as read. For a draft that is only passed, nothing is written. */
export function MailDetail({
  mail,
  ways,
  writes,
  reply,
  replyAll,
  forward,
  goOnWriting,
  remove,
  deleteForEver,
  move,
}: MailDetailProps) {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  const subject = mail.subject || t('subject.none')
  useNameInTitle(subject)

  const isDraft = mail.folder === folderIds.drafts
  const markRead = useEffectEvent(() => {
    if (!isDraft) writes.mark([mail], { read: true })
  })
  useEffect(() => markRead(), [])

  const namesOf = (people: readonly Recipient[]) => formats.list(people.map(({ name }) => name))
  const labels = ways?.labels.filter(({ id }) => mail.labels.includes(id)) ?? []
  return (
    <Root>
      <Tools>
        {isDraft ? (
          <Button onPress={() => goOnWriting(mail)}>
            <PenLine />
            {t('compose.goOn')}
          </Button>
        ) : (
          <>
            <IconButton label={t('reply')} onPress={() => reply(mail)}>
              <Reply data-mirrored />
            </IconButton>
            <IconButton label={t('replyAll')} onPress={() => replyAll(mail)}>
              <ReplyAll data-mirrored />
            </IconButton>
            <IconButton label={t('forward')} onPress={() => forward(mail)}>
              <Forward data-mirrored />
            </IconButton>
          </>
        )}
        <IconButton
          label={t(mail.read ? 'mark.unread' : 'mark.read')}
          onPress={() => writes.press([mail], { read: !mail.read })}
        >
          <MailOpen />
        </IconButton>
        <MarkButtons mail={mail} writes={writes} />
        <FolderMenu mails={[mail]} ways={ways} onMove={move} />
        <LabelMenu mails={[mail]} ways={ways} writes={writes} />
        {mail.folder === folderIds.trash ? (
          <IconButton label={t('delete.forEver')} onPress={() => deleteForEver([mail])}>
            <Flame />
          </IconButton>
        ) : (
          <IconButton label={t('delete.trash')} onPress={() => remove([mail])}>
            <Trash2 />
          </IconButton>
        )}
      </Tools>
      <Heading level={2} size="xl">
        <span dir="auto">{subject}</span>
      </Heading>
      {labels.length > 0 ? (
        <Labels aria-label={t('ways.labels')}>
          {labels.map(({ id, title, color }) => (
            <li key={id}>
              <LabelDot color={color} />
              <bdi>{title}</bdi>
            </li>
          ))}
        </Labels>
      ) : null}
      <Sender>
        <Avatar name={mail.from.name} src={mail.from.avatar || undefined} size={40} />
        <div>
          <strong>
            <bdi>{mail.from.name}</bdi>
          </strong>{' '}
          <bdi dir="ltr">{mail.from.email}</bdi>
          <p>{t('to', { people: namesOf(mail.to) })}</p>
          {mail.cc?.length ? <p>{t('cc', { people: namesOf(mail.cc) })}</p> : null}
          {mail.bcc?.length ? <p>{t('bcc', { people: namesOf(mail.bcc) })}</p> : null}
          <time dateTime={mail.time}>{formats.dateTime(new Date(mail.time))}</time>
        </div>
      </Sender>
      <MailBody html={mail.message} />
      {mail.attachments.length > 0 ? <Attachments attachments={mail.attachments} /> : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[6]};
  overflow-wrap: anywhere;
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`

const Labels = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  padding: 0;
  font-size: ${theme.text.sm};
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
`

const Sender = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};

  strong {
    color: ${theme.color.text};
    font-weight: 600;
  }
`
