import { serverNow } from '@console/core/api'
import { isolate, useFormats } from '@console/core/i18n'
import { LabelDot, RowControl, RowLink, RowSelect, type Selection } from '@console/master-detail'
import type { Label } from '@console/master-detail/collections'
import { theme, VisuallyHidden } from '@console/ui'
import { Paperclip } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { folderIds, type Mail } from '../contract'
import { textOf } from '../mailText'
import { MarkButtons } from './MarkButtons'
import type { MailWrites } from '../useMailWrites'

interface MailRowProps {
  mail: Mail
  /** Folder of the mail, in lists of several folders. */
  folder: string | undefined
  labels: readonly Label[]
  href: string
  isOpen: boolean
  selection: Selection<Mail>
  writes: MailWrites
}

/** Maximum length of a preview. */
const snippetLength = 180

/** Maximum number of label dots in a row. */
const maxDots = 4

/** A mail in its list: sender, time, subject and preview. */
export function MailRow({ mail, folder, labels, href, isOpen, selection, writes }: MailRowProps) {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  const at = new Date(mail.time)
  const isToday = at.toDateString() === serverNow().toDateString()
  const isOwn = mail.folder === folderIds.sent || mail.folder === folderIds.drafts
  const subject = mail.subject || t('subject.none')
  return (
    <Root data-unread={!mail.read || undefined}>
      <RowSelect row={mail} name={isolate(subject)} selection={selection} />
      <RowLink href={href} isOpen={isOpen}>
        <Line>
          <Cut as="bdi">{isOwn ? mail.to.map(({ name }) => name).join(', ') : mail.from.name}</Cut>
          {mail.read ? null : <VisuallyHidden>{t('row.unread')}</VisuallyHidden>}
          {mail.hasAttachments ? (
            <Paperclip size={14} role="img" aria-label={t('row.attachments')} />
          ) : null}
          <time dateTime={mail.time}>{isToday ? formats.time(at) : formats.date(at)}</time>
        </Line>
        <Line>
          <Cut dir="auto">{subject}</Cut>
          {folder === undefined ? null : <Folder>{folder}</Folder>}
          {labels.length > 0 ? (
            <Dots title={formats.list(labels.map(({ title }) => title))}>
              {labels.slice(0, maxDots).map(({ id, color }) => (
                <LabelDot key={id} color={color} />
              ))}
              {labels.length > maxDots ? `+${formats.number(labels.length - maxDots)}` : null}
              <VisuallyHidden>{formats.list(labels.map(({ title }) => title))}</VisuallyHidden>
            </Dots>
          ) : null}
        </Line>
        <Snippet dir="auto">
          {textOf(mail.message).slice(0, snippetLength).replaceAll('\n', ' ')}
        </Snippet>
      </RowLink>
      <RowControl>
        <MarkButtons mail={mail} writes={writes} />
      </RowControl>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[2]};
  block-size: 100%;
  padding-inline: ${theme.space[3]} ${theme.space[1]};
  font-size: ${theme.text.sm};

  a {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }
  &[data-unread] bdi {
    font-weight: 600;
  }
  &[data-unread] bdi::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: ${theme.space[1]};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.accent};
    forced-color-adjust: none;
  }
  time {
    flex: none;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
    font-variant-numeric: tabular-nums;
  }
`

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`

const Cut = styled.span`
  flex: 1;
  min-inline-size: 0;
  /* Truncated at the end only: Arabic letters exceed a tight line height. */
  overflow: clip visible;
  /* Text in the other direction is aligned with the rest. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Dots = styled.span`
  flex: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
`

const Folder = styled.span`
  flex: none;
  padding-inline: ${theme.space[1]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceHover};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
`

const Snippet = styled(Cut)`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
`
