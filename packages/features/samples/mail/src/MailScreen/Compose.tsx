import { serverNow, useSend } from '@console/core/api'
import { isolate, useFormats } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import { useSessionState } from '@console/core/session'
import { defineForm, Form, FormDialog } from '@console/form'
import { Button, Text, TextArea, TextField, theme } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FocusEvent, useRef, useState } from 'react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { mailKey, updateMail } from '../api'
import { folderIds, type Mail } from '../contract'
import { AddressField } from './AddressField'
import { Attachments } from './Attachments'
import { useDraftId } from './useDraftId'
import {
  beginning,
  draftOf,
  mailOf,
  marked,
  passedOn,
  type Writing,
  type WrittenMail,
  writtenMail,
} from './writing'

const mailForm = defineForm(writtenMail)

interface ComposeProps {
  writing: Writing
  onClose: () => void
  /** Deletes the draft of this mail. */
  onDiscard: (draft: Mail) => void
}

/**
 * Form of a mail. It is saved as a draft while it is typed, which is reported when it is closed; sending moves it to
 * the sent mails (decision 0015).
 */
export function Compose({ writing, onClose, onDiscard }: ComposeProps) {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  const send = useSend()
  const queries = useQueryClient()
  const { snackbar } = useNotices()
  const { user } = useSessionState()
  const email = user?.email ?? ''
  const from = { name: user ? `${user.first_name} ${user.last_name}` : email, avatar: '', email }
  const along = passedOn(writing)
  const draftId = useDraftId(writing)
  /** Progress: the draft as last saved, whether the form was closed, and the pending call. */
  const course = useRef({
    draft: null as Mail | null,
    isClosed: false,
    isSending: false,
    turn: Promise.resolve() as Promise<unknown>,
  })
  // The original mail may be refetched; the fields keep their values.
  const [initial] = useState(() =>
    beginning(writing, email, {
      wrote: (mail) =>
        t('quote', {
          name: mail.from.name,
          date: formats.dateTime(new Date(mail.time)),
        }),
      answered: (subject) => marked('Re:', subject),
      forwarded: (subject) => marked('Fwd:', subject),
    }),
  )
  const [hasCopies, setHasCopies] = useState(initial.cc + initial.bcc !== '')
  const isAnswer = writing.kind !== 'new' && initial.to !== ''
  // The recipient is known, so the subject has the focus.
  const isTo = writing.kind === 'new' && initial.to !== ''

  const stored = (written: WrittenMail, folder: number) =>
    mailOf(written, writing, { id: draftId.id, from, time: serverNow().toISOString(), folder })

  /** Saves the form as a draft. */
  async function keep(written: WrittenMail) {
    const { current: now } = course
    if (now.isSending) return
    const draft = stored(written, folderIds.drafts)
    draftId.keep()
    now.turn = updateMail(send, draft)
    await now.turn
    now.draft = draft
    void queries.invalidateQueries({ queryKey: mailKey })
    if (now.isClosed) announceStored(draft)
  }

  function announceStored(draft: Mail) {
    snackbar({
      variant: 'info',
      title: t('compose.kept'),
      ...(draft.subject === '' ? {} : { description: draft.subject }),
      action: { label: t('compose.discard'), onAction: () => onDiscard(draft) },
      key: 'mail-kept',
    })
  }

  async function deliver(written: WrittenMail, key: string) {
    const { current: now } = course
    now.isSending = true
    draftId.keep()
    try {
      // After the pending draft, which would otherwise arrive later and move the mail back to the drafts.
      await now.turn.catch(() => undefined)
      return await updateMail(send, stored(written, folderIds.sent), key)
    } catch (error) {
      now.isSending = false
      throw error
    }
  }

  function close() {
    const { current: now } = course
    now.isClosed = true
    if (now.draft) announceStored(now.draft)
    onClose()
  }

  return (
    <FormDialog isOpen title={t(`compose.${writing.kind}`)} size="large" onClose={close}>
      {(leave) => (
        <Form
          form={mailForm}
          draft={draftOf(writing)}
          initial={initial}
          autosave={{ save: keep, onTake: onClose }}
          submitLabel={t('compose.send')}
          describeIssue={(issue) => (issue.code === 'custom' ? t('compose.to.invalid') : undefined)}
          unclearWords={t('compose.unclear')}
          write={deliver}
          onSent={() => {
            draftId.forget()
            onClose()
            snackbar({ variant: 'success', title: t('compose.sent') })
            void queries.invalidateQueries({ queryKey: mailKey })
          }}
          onCancel={leave}
        >
          <Text tone="muted" size="sm">
            {t('compose.from', { sender: isolate(`${from.name} <${from.email}>`) })}
          </Text>
          <mailForm.Field name="to">
            {(field) => (
              <AddressField
                label={t('compose.to')}
                description={t('compose.to.help')}
                isRequired
                {...field}
              />
            )}
          </mailForm.Field>
          {hasCopies ? (
            <>
              <mailForm.Field name="cc">
                {(field) => <AddressField label={t('compose.cc')} {...field} />}
              </mailForm.Field>
              <mailForm.Field name="bcc">
                {(field) => (
                  <AddressField
                    label={t('compose.bcc')}
                    description={t('compose.bcc.help')}
                    {...field}
                  />
                )}
              </mailForm.Field>
            </>
          ) : (
            <MoreFields>
              <Button variant="quiet" onPress={() => setHasCopies(true)}>
                <Plus aria-hidden />
                {t('compose.copies')}
              </Button>
            </MoreFields>
          )}
          <mailForm.Field name="subject">
            {(field) => (
              <TextField label={t('compose.subject')} dir="auto" autoFocus={isTo} {...field} />
            )}
          </mailForm.Field>
          <mailForm.Field name="message">
            {(field) => (
              <TextArea
                label={t('compose.message')}
                rows={8}
                dir="auto"
                {...(isAnswer ? { autoFocus: true, onFocus: beginAbove } : {})}
                {...field}
              />
            )}
          </mailForm.Field>
          {along.length > 0 ? <Attachments attachments={along} /> : null}
        </Form>
      )}
    </FormDialog>
  )
}

/** Places the cursor of a reply above the quote. */
function beginAbove({ target, relatedTarget }: FocusEvent<HTMLTextAreaElement>) {
  if (!target.form?.contains(relatedTarget)) target.setSelectionRange(0, 0)
}

/* Closer to its field. */
const MoreFields = styled.div`
  justify-self: start;
  margin-block-start: calc(-1 * ${theme.space[3]});
`
