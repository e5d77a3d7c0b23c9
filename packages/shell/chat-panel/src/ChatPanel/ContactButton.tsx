import { Avatar, Badge, theme, Tooltip, VisuallyHidden } from '@console/ui'
import { type ChatContact, PresenceMark } from '@console/team-chat'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface ContactButtonProps {
  contact: ChatContact
  isSelected: boolean
  isTabStop: boolean
  tooltipPlacement: 'start' | 'end'
  onFocus: () => void
  onSelect: () => void
}

/** A contact: picture, presence, unread messages. Its accessible name includes all three. */
export function ContactButton({
  contact: { name, avatar, status, unread, id },
  isSelected,
  isTabStop,
  tooltipPlacement,
  onFocus,
  onSelect,
}: ContactButtonProps) {
  const { t } = useTranslation('team-chat')
  const texts = { name, presence: t(`presence.${status}`) }
  const label = t('contact.label', texts)
  return (
    <Tooltip content={label} placement={tooltipPlacement}>
      <NamedButton
        type="button"
        aria-current={isSelected || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onClick={(event) => {
          // Safari doesn't focus a pressed button.
          event.currentTarget.focus()
          onSelect()
        }}
      >
        <Avatar name={name} seed={id} src={avatar || undefined} size={40} />
        <VisuallyHidden>{label}</VisuallyHidden>
        {unread > 0 ? (
          <Unread>
            <Badge count={unread} tone="accent" label={t('contact.unread', { count: unread })} />
          </Unread>
        ) : null}
        <PresenceMark presence={status} />
      </NamedButton>
    </Tooltip>
  )
}

/** The tooltip repeats the name, so it is not announced a second time as the description. */
function NamedButton({ 'aria-describedby': _tooltip, ...props }: ComponentProps<'button'>) {
  return <Root {...props} />
}

const Root = styled.button`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.card};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.color.surfaceHover};
    }
  }
  &[aria-current] {
    background: ${theme.color.accentSoft};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 8px;
    inset-inline-start: -11px;
    inline-size: 3px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.accent};

    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  & > svg {
    position: absolute;
    inset-block-end: 2px;
    inset-inline-end: 2px;
  }
`

const Unread = styled.span`
  position: absolute;
  inset-block-start: -4px;
  inset-inline-start: -6px;
  display: grid;
  border-radius: ${theme.radius.pill};
  box-shadow: 0 0 0 2px ${theme.color.surface};
`
