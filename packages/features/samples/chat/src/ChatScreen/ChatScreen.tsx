import { useSend } from '@console/core/api'
import { normalizeForSearch } from '@console/core/i18n'
import {
  orderContacts,
  readChat,
  readContacts,
  readUser,
  sendMessage,
  teamKey,
  useConversation,
  useTeam,
  type ChatContact,
  PresenceMark,
} from '@console/team-chat'
import { MasterDetail, UnknownDetail, WindowedList, RowLink } from '@console/master-detail'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import {
  Button,
  IconButton,
  SkeletonText,
  StatePanel,
  TextField,
  theme,
  Avatar,
  Badge,
  Text,
  VisuallyHidden,
} from '@console/ui'
import { Search, X } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { chatPath } from '../paths'
import { ConversationPane } from './ConversationPane'
import { OwnStatus } from './OwnStatus'

/** /apps/chat (specification 2, 3 and 8): Team Chat as a full page. */
export function ChatScreen() {
  const { t } = useTranslation('chat')
  const { t: tTeam } = useTranslation('team-chat')
  const send = useSend()
  const [params, setParams] = useSearchParams()
  const team = useTeam(
    (noting) => readContacts(send, noting),
    (noting) => readUser(send, noting),
  )
  const openId = params.get('contact') ?? undefined
  const open = team.data?.contacts.find(({ id }) => id === openId)
  // Here rather than in the pane: messages are sent, and failed ones kept, whichever contact is open.
  const conversation = useConversation({
    userId: team.data?.user.id ?? '',
    contactId: open?.id ?? null,
    loadChat: useCallback((query, noting) => readChat(send, query, noting), [send]),
    sendMessage: useCallback((message, key) => sendMessage(send, message, key), [send]),
  })
  const text = params.get('q') ?? ''
  const back = { backHref: chatPath(undefined, params.toString()), backLabel: t('title') }

  function searchFor(text: string) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (text === '') after.delete('q')
        else after.set('q', text)
        return after
      },
      { replace: true },
    )
  }

  return (
    <MasterDetail
      title={t('title')}
      actions={team.data ? <OwnStatus user={team.data.user} /> : null}
      listBar={
        <Bar>
          <TextField
            type="search"
            label={t('search')}
            icon={<Search />}
            value={text}
            onChange={searchFor}
            action={
              text === '' ? null : (
                <IconButton label={t('search.clear')} onPress={() => searchFor('')}>
                  <X />
                </IconButton>
              )
            }
          />
        </Bar>
      }
      list={
        <>
          <QueryBoundary query={team} skeleton={<SkeletonText lines={12} />}>
            {(team) => {
              const { chatting, others } = orderContacts(team)
              const rows = [...chatting, ...others].filter(({ name, mood = '' }) =>
                normalizeForSearch(`${name} ${mood}`).includes(normalizeForSearch(text)),
              )
              if (rows.length > 0)
                return (
                  <WindowedList
                    label={t('contacts.label')}
                    rows={rows}
                    idOf={({ id }) => id}
                    rowHeight="4rem"
                    openId={openId}
                  >
                    {(contact) => (
                      <ContactRow
                        contact={contact}
                        href={chatPath(contact.id, params.toString())}
                        isOpen={contact.id === openId}
                      />
                    )}
                  </WindowedList>
                )
              return team.contacts.length === 0 ? (
                <StatePanel kind="empty" title={tTeam('contacts.empty.title')}>
                  {tTeam('contacts.empty.message')}
                </StatePanel>
              ) : (
                <StatePanel
                  kind="noMatch"
                  title={t('noMatch.title')}
                  actions={<Button onPress={() => searchFor('')}>{t('search.clear')}</Button>}
                >
                  {t('noMatch.message')}
                </StatePanel>
              )
            }}
          </QueryBoundary>
          <SkippedItems of={teamKey} />
        </>
      }
      openId={openId}
      detail={
        open && team.data ? (
          <ConversationPane userId={team.data.user.id} contact={open} conversation={conversation} />
        ) : team.data ? (
          <UnknownDetail {...back} />
        ) : null
      }
      isReading={team.isPending}
      nothingOpen={{ title: t('nothingOpen.title'), message: tTeam('prompt.select') }}
      {...back}
    />
  )
}

const Bar = styled.div`
  padding: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.hairline};
`

interface ContactRowProps {
  contact: ChatContact
  href: string
  isOpen: boolean
}

/** A contact: name, availability, mood and number of unread messages. */
function ContactRow({ contact, href, isOpen }: ContactRowProps) {
  const { t } = useTranslation('team-chat')
  const { id, name, avatar, status, unread, mood } = contact
  return (
    <Root>
      <Picture>
        <Avatar name={name} seed={id} src={avatar || undefined} size={40} />
        <PresenceMark presence={status} />
      </Picture>
      <Texts>
        <RowLink href={href} isOpen={isOpen}>
          <Text isTruncated dir="auto">
            {name}
          </Text>
          <VisuallyHidden>{`, ${t(`presence.${status}`)}`}</VisuallyHidden>
        </RowLink>
        <Text size="sm" tone="muted" isTruncated dir="auto">
          {mood || t(`presence.${status}`)}
        </Text>
      </Texts>
      {unread > 0 ? (
        <Badge count={unread} tone="accent" label={t('contact.unread', { count: unread })} />
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  block-size: 100%;
  padding-inline: ${theme.space[3]};
`

const Picture = styled.span`
  position: relative;
  display: grid;

  > svg {
    position: absolute;
    inset-block-end: -2px;
    inset-inline-end: -2px;
  }
`

const Texts = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.35;
`
