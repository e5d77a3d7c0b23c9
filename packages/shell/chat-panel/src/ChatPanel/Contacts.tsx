import { IconButton, SkeletonBlock, theme } from '@console/ui'
import { orderContacts, type Team, type TeamQuery } from '@console/team-chat'
import { RotateCw } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ContactButton } from './ContactButton'

interface ContactsProps {
  team: TeamQuery
  contactId: string | null
  tooltipPlacement: 'start' | 'end'
  onSelect: (contactId: string) => void
}

/** The column of contacts: those with a chat first, then the others. One Tab stop; arrow keys move between contacts. */
export function Contacts({ team, contactId, tooltipPlacement, onSelect }: ContactsProps) {
  const { t } = useTranslation('team-chat')
  const [focused, setFocused] = useState<string>()
  const { data } = team

  if (!data)
    return team.isError ? (
      <Column>
        <IconButton
          label={t('contacts.retry')}
          tooltipPlacement={tooltipPlacement}
          isPending={team.isFetching}
          pendingLabel={t('failure.retrying')}
          onPress={() => void team.refetch()}
        >
          <RotateCw />
        </IconButton>
      </Column>
    ) : (
      <Column aria-busy>
        {Array.from({ length: 8 }, (_, place) => (
          <Place key={place}>
            <SkeletonBlock blockSize={40} inlineSize={40} isRound />
          </Place>
        ))}
      </Column>
    )

  const { chatting, others } = orderContacts(data)
  const ordered = [...chatting, ...others]
  const stop = ordered.find(({ id }) => id === focused)?.id ?? contactId ?? ordered[0]?.id
  const buttons = (contacts: Team['contacts']) =>
    contacts.map((contact) => (
      <ContactButton
        key={contact.id}
        contact={contact}
        isSelected={contact.id === contactId}
        isTabStop={contact.id === stop}
        tooltipPlacement={tooltipPlacement}
        onFocus={() => setFocused(contact.id)}
        onSelect={() => onSelect(contact.id)}
      />
    ))

  return ordered.length === 0 ? null : (
    <Column
      role="toolbar"
      aria-label={t('contacts.label')}
      aria-orientation="vertical"
      onKeyDown={moveFocus}
    >
      {buttons(chatting)}
      {chatting.length > 0 && others.length > 0 ? <Divider /> : null}
      {buttons(others)}
    </Column>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const place = buttons.findIndex((button) => button === document.activeElement)
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  buttons.at(next % buttons.length)?.focus()
}

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[1]};
  min-block-size: 0;
  padding-block: ${theme.space[2]};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`

const Place = styled.span`
  flex: none;
  padding: ${theme.space[1]};
`

const Divider = styled.hr`
  flex: none;
  inline-size: 32px;
  margin: ${theme.space[1]} 0;
  border: 0;
  border-block-start: 1px solid ${theme.color.hairline};
`
