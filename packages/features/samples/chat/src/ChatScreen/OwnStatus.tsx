import { useSend } from '@console/core/api'
import {
  changeUser,
  type ChatUser,
  presences,
  PresenceMark,
  type Team,
  teamKey,
} from '@console/team-chat'
import { defineForm, Form, FormDialog } from '@console/form'
import { Button, RadioGroup, TextArea } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'

const ownStatus = defineForm(
  z.object({ status: z.enum(presences), mood: z.string().check(z.trim(), z.maxLength(140)) }),
)

/** The user's availability, as a button that opens the dialog to change it, and their mood. */
export function OwnStatus({ user }: { user: ChatUser }) {
  const { t } = useTranslation('chat')
  const { t: tTeam } = useTranslation('team-chat')
  const send = useSend()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const { status = 'online', mood = '' } = user

  function take(saved: ChatUser) {
    queries.setQueryData<Team>(
      teamKey,
      (team) =>
        // Messages may have arrived since.
        team && { ...team, user: { ...saved, chatList: team.user.chatList } },
    )
    setIsOpen(false)
  }

  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        <PresenceMark presence={status} />
        {t('own.open', { presence: tTeam(`presence.${status}`) })}
      </Button>
      <FormDialog isOpen={isOpen} title={t('own.title')} onClose={() => setIsOpen(false)}>
        {(close) => (
          <Form
            form={ownStatus}
            draft="chat:own"
            initial={{ status, mood }}
            write={(own, key) => changeUser(send, { ...user, ...own }, key)}
            onSent={take}
            onCancel={close}
            submitLabel={t('own.save')}
          >
            <ownStatus.Field name="status">
              {(field) => (
                <RadioGroup
                  label={t('own.status')}
                  options={presences.map((id) => ({ id, label: tTeam(`presence.${id}`) }))}
                  {...field}
                />
              )}
            </ownStatus.Field>
            <ownStatus.Field name="mood">
              {(field) => <TextArea label={t('own.mood')} rows={3} {...field} />}
            </ownStatus.Field>
          </Form>
        )}
      </FormDialog>
    </>
  )
}
