import { type ChatContact, PresenceMark } from '@console/team-chat'
import { RowLink } from '@console/master-detail'
import { Avatar, Badge, Text, theme, VisuallyHidden } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface ContactRowProps {
  contact: ChatContact
  href: string
  isOpen: boolean
}

/** A contact: name, availability, mood and number of unread messages. */
export function ContactRow({ contact, href, isOpen }: ContactRowProps) {
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
