import { serverNow, useSend } from '@console/core/api'
import { isolate, useFormats } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import { useSessionState } from '@console/core/session'
import { defineForm, Form } from '@console/templates/Form'
import { Dialog, Text, TextArea, TextField } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mailKey, updateMail } from '../api'
import { Attachments } from './Attachments'
import { beginning, draftOf, mailOf, marked, passedOn, type Writing, writtenMail } from './writing'

export type { Writing }

const mailForm = defineForm(writtenMail)

/**
 * A mail that is written. What is typed is kept as it is typed, also when the dialog is closed, and found again when the same is
 * written. Sending stores it in the folder of those sent (decision 0015).
 */
export function Compose({ writing, onClose }: { writing: Writing; onClose: () => void }) {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  const send = useSend()
  const queries = useQueryClient()
  const { snackbar } = useNotices()
  const { user } = useSessionState()
  const email = user?.email ?? ''
  const from = { name: user ? `${user.first_name} ${user.last_name}` : email, avatar: '', email }
  const along = passedOn(writing)
  // What is answered may be read anew meanwhile: the fields stay as they were.
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

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(`compose.${writing.kind}`)}
      closeLabel={t('compose.close')}
      size="large"
      isDismissable={false}
    >
      <Form
        form={mailForm}
        draft={draftOf(writing)}
        initial={initial}
        submitLabel={t('compose.send')}
        sayIssue={(issue) => (issue.code === 'custom' ? t('compose.to.invalid') : undefined)}
        unclearWords={t('compose.unclear')}
        write={(written, key) => {
          const sent = mailOf(written, writing, { id: key, from, time: serverNow().toISOString() })
          return updateMail(send, sent, key)
        }}
        onSent={() => {
          onClose()
          snackbar({ variant: 'success', title: t('compose.sent') })
          void queries.invalidateQueries({ queryKey: mailKey })
        }}
        onCancel={onClose}
      >
        <Text tone="muted" size="sm">
          {t('compose.from', { sender: isolate(`${from.name} <${from.email}>`) })}
        </Text>
        <mailForm.Field name="to">
          {(field) => (
            <TextField
              label={t('compose.to')}
              description={t('compose.to.help')}
              dir="auto"
              autoFocus={initial.to === ''}
              isRequired
              {...field}
            />
          )}
        </mailForm.Field>
        <mailForm.Field name="subject">
          {(field) => <TextField label={t('compose.subject')} dir="auto" {...field} />}
        </mailForm.Field>
        <mailForm.Field name="message">
          {(field) => <TextArea label={t('compose.message')} rows={8} dir="auto" {...field} />}
        </mailForm.Field>
        {along.length > 0 ? <Attachments attachments={along} /> : null}
      </Form>
    </Dialog>
  )
}
