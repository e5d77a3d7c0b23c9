import type { ReportingSkipped } from '@console/core/skipped'
import { IconButton, theme } from '@console/ui'
import {
  type ChatContact,
  type ChatUser,
  type ConversationCalls,
  useTeam,
} from '@console/team-chat'
import { MessagesSquare, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Contacts } from './Contacts'
import { MessageArea } from './MessageArea'
import { useDismissal } from './useDismissal'

export interface ChatPanelProps extends ConversationCalls {
  isOpen: boolean
  /** Shows its contacts beside the content, open or closed; otherwise it covers everything, and is hidden until opened. */
  isBeside: boolean
  /** Side of the content, in the reading direction. Default: `end`. */
  side?: 'start' | 'end'
  /** The selected contact. */
  contactId: string | null
  /** Called to open it with a contact, or with none; also when another contact is chosen while it is open. */
  onOpen: (contactId: string | null) => void
  /** Called to close it, which clears the selected contact (specification 4). */
  onClose: () => void
  loadContacts: (noting: ReportingSkipped) => Promise<ChatContact[]>
  loadUser: (noting: ReportingSkipped) => Promise<ChatUser>
}

/**
 * Team Chat (specification 2, 4 and 9), 360 px wide: contacts of 70 px, and a message area beside them that covers the content, without a
 * backdrop. With enough room and if the user wants it, the strip of contacts is part of the layout; otherwise it is hidden until opened.
 */
export function ChatPanel({
  isOpen,
  isBeside,
  side = 'end',
  contactId,
  onOpen,
  onClose,
  loadContacts,
  loadUser,
  ...calls
}: ChatPanelProps) {
  const { t } = useTranslation('team-chat')
  const team = useTeam(loadContacts, loadUser)
  // Towards the content.
  const tooltipPlacement = side === 'end' ? 'start' : 'end'
  const { root, dismiss } = useDismissal({ isOpen, contactId, onClose })
  return (
    <Root
      ref={root}
      tabIndex={-1}
      aria-label={t('panel.title')}
      data-open={isOpen || undefined}
      data-beside={isBeside || undefined}
      data-side={side}
    >
      <Column>
        <Toggle>
          <IconButton
            label={t(isOpen ? 'panel.close' : 'panel.open')}
            tooltipPlacement={tooltipPlacement}
            aria-expanded={isOpen}
            onPress={() => (isOpen ? dismiss() : onOpen(null))}
          >
            {isOpen ? <X /> : <MessagesSquare />}
          </IconButton>
        </Toggle>
        <Contacts
          team={team}
          contactId={contactId}
          tooltipPlacement={tooltipPlacement}
          onSelect={onOpen}
        />
      </Column>
      <Clip>
        <MessageArea team={team} isOpen={isOpen} contactId={contactId} {...calls} />
      </Clip>
    </Root>
  )
}

/*
 * The column is at the edge in both forms, so that no picture moves away from under the pointer. A closed panel is offset
 * outwards by its own width: to the right at the end of a left-to-right line.
 */
const Root = styled.aside`
  --out: 100%;
  z-index: 10;
  display: flex;
  flex-direction: row-reverse;
  color: ${theme.color.text};
  outline: none;

  &:dir(rtl) {
    --out: -100%;
  }
  &[data-side='start'] {
    --out: -100%;
    flex-direction: row;
  }
  &[data-side='start']:dir(rtl) {
    --out: 100%;
  }
  &:focus-visible {
    box-shadow: none;
  }
  &[data-beside] {
    position: sticky;
    inset-block-start: 0;
    inline-size: 70px;
    block-size: 100dvh;
    max-block-size: 100%;
  }
  &:not([data-beside]) {
    position: fixed;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 360px;
    max-inline-size: 100%;
    box-shadow: ${theme.shadow.dialog};

    &[data-side='start'] {
      inset-inline: 0 auto;
    }
    &[data-open] {
      transition: transform ${theme.motion.calm} ${theme.motion.ease};
    }
    &:not([data-open]) {
      visibility: hidden;
      transform: translateX(var(--out));
    }
  }
  @media print {
    display: none;
  }
`

const Column = styled.div`
  z-index: 1;
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: 70px;
  border: 0 solid ${theme.color.hairline};
  border-inline-start-width: 1px;
  background: ${theme.color.surface};

  [data-side='start'] > & {
    border-inline-width: 0 1px;
  }
`

const Toggle = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  block-size: 64px;
  border-block-end: 1px solid ${theme.color.hairline};
`

/* The message area slides out from behind the column, and only when opening: a closed panel has no content to animate. */
const Clip = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: clip;
  overflow-clip-margin: ${theme.space[6]};

  [data-beside] > & {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 70px;
    inline-size: 290px;
  }
  [data-beside][data-side='start'] > & {
    inset-inline: 70px auto;
  }
  [data-beside] > & > * {
    box-shadow: ${theme.shadow.float};
  }
  [data-beside][data-open] > & > * {
    transition: transform ${theme.motion.calm} ${theme.motion.ease};
  }
  [data-beside]:not([data-open]) > & {
    visibility: hidden;
  }
  [data-beside]:not([data-open]) > & > * {
    transform: translateX(var(--out));
  }
`
