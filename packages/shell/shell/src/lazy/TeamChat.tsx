import { useSend } from '@console/core/api'
import type { Panel } from '@console/core/flows'
import { ChatPanel } from '@console/shell-chat-panel/ChatPanel'
import { readChat, readContacts, readUser, sendMessage } from '@console/team-chat'
import { useCallback } from 'react'

/** The chat panel with the calls of the sample chat. */
export function TeamChat({
  panel,
  isBeside,
  side,
}: {
  panel: Panel<{ contactId: string | null }>
  /** Its contacts are next to the content. */
  isBeside: boolean
  side: 'start' | 'end'
}) {
  const send = useSend()
  return (
    <ChatPanel
      isOpen={panel.isOpen}
      isBeside={isBeside}
      side={side}
      contactId={panel.content.contactId}
      onOpen={(contactId) => panel.open({ contactId })}
      onClose={panel.close}
      loadContacts={useCallback((noting) => readContacts(send, noting), [send])}
      loadUser={useCallback((noting) => readUser(send, noting), [send])}
      loadChat={useCallback((query, noting) => readChat(send, query, noting), [send])}
      sendMessage={useCallback((message, key) => sendMessage(send, message, key), [send])}
    />
  )
}
