import { RowControl, RowLink } from '@console/templates/MasterDetail/RowLink'
import { Avatar, Checkbox, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Contact } from '../contract'
import { StarButton } from './StarButton'
import { nameOf } from './useAddressBook'

interface ContactRowProps {
  contact: Contact
  href: string
  isOpen: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  isStarred: boolean
  onStar: (isStarred: boolean) => void
}

/** A contact in a list: a box, who it is, and a star. */
export function ContactRow({
  contact,
  href,
  isOpen,
  isTicked,
  onTick,
  isStarred,
  onStar,
}: ContactRowProps) {
  const { t } = useTranslation('contacts')
  const { id, avatar, company, jobTitle, email } = contact
  const name = nameOf(contact)
  return (
    <Root>
      <RowControl>
        <Checkbox aria-label={t('select.one', { name })} isSelected={isTicked} onChange={onTick} />
      </RowControl>
      <Avatar name={name} seed={id} src={avatar || undefined} />
      <Words>
        <RowLink href={href} isOpen={isOpen}>
          <Text isTruncated dir="auto">
            {name}
          </Text>
        </RowLink>
        <Text size="sm" tone="muted" isTruncated dir="auto">
          {[jobTitle, company].filter(Boolean).join(', ') || email || '–'}
        </Text>
      </Words>
      <RowControl>
        <StarButton name={name} isStarred={isStarred} onStar={onStar} />
      </RowControl>
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

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.35;
`
