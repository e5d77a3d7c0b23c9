import { useFormats } from '@console/core/i18n'
import { RowControl, RowLink, RowSelect, type Selection } from '@console/master-detail'
import { Avatar, Text, theme } from '@console/ui'
import styled from 'styled-components'
import type { Contact } from '../contract'
import { StarButton } from './StarButton'
import { nameOf } from '../nameOf'

interface ContactRowProps {
  contact: Contact
  href: string
  isOpen: boolean
  selection: Selection<Contact>
  isStarred: boolean
  /** Undefined in the bin. */
  onStar: ((isStarred: boolean) => void) | undefined
}

/** A contact in a list: checkbox, name and star. */
export function ContactRow({
  contact,
  href,
  isOpen,
  selection,
  isStarred,
  onStar,
}: ContactRowProps) {
  const { id, avatar, company, jobTitle, email } = contact
  const formats = useFormats()
  const name = nameOf(contact)
  return (
    <Root>
      <RowSelect row={contact} name={name} selection={selection} />
      <Avatar name={name} seed={id} src={avatar || undefined} />
      <Texts>
        <RowLink href={href} isOpen={isOpen}>
          <Text isTruncated dir="auto">
            {name}
          </Text>
        </RowLink>
        <Text size="sm" tone="muted" isTruncated dir="auto">
          {formats.list([jobTitle, company].filter(Boolean)) || email || '–'}
        </Text>
      </Texts>
      {onStar ? (
        <RowControl>
          <StarButton name={name} isStarred={isStarred} onStar={onStar} />
        </RowControl>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  block-size: 100%;
  padding-inline: ${theme.space[3]} ${theme.space[2]};
`

const Texts = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.35;
`
