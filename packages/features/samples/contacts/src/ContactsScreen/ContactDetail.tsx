import { useFormats } from '@console/core/i18n'
import { useNameInTitle } from '@console/core/routes'
import { DescriptionList } from '@console/details'
import { Avatar, Button, Heading, Link, Text, theme } from '@console/ui'
import { ArchiveRestore, Download, Flame, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type Contact, type ContactUser, telAddress } from '../contract'
import { GroupMenu } from './GroupMenu'
import { saveVcards } from './saveVcards'
import { StarButton } from './StarButton'
import type { ContactActs } from './useContactActs'
import { nameOf } from '../nameOf'

interface ContactDetailProps {
  contact: Contact
  groups: ContactUser['groups']
  /** All groups could be read, so they can be written. */
  canSort: boolean
  isStarred: boolean
  onEdit: () => void
  acts: ContactActs
}

/** Details and actions of a contact. */
export function ContactDetail({
  contact,
  groups,
  canSort,
  isStarred,
  onEdit,
  acts,
}: ContactDetailProps) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const { id, avatar, nickname, company, jobTitle, email, phone, address, birthday, notes } =
    contact
  const name = nameOf(contact)
  useNameInTitle(name)
  const inGroups = groups.filter(({ contactIds }) => contactIds.includes(id))
  const details = [
    { label: t('contact.jobTitle'), value: jobTitle },
    { label: t('contact.company'), value: company },
    {
      label: t('contact.email'),
      value: email && <Link href={writePath(contact)}>{email}</Link>,
    },
    {
      label: t('contact.phone'),
      value: phone && (
        <Link href={telAddress(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </Link>
      ),
    },
    { label: t('contact.address'), value: address },
    {
      label: t('contact.birthday'),
      // Noon, so that the day is the same in every time zone.
      value: birthday && formats.date(new Date(`${birthday}T12:00`)),
    },
    { label: t('contact.groups'), value: formats.list(inGroups.map(({ name }) => name)) },
    { label: t('contact.notes'), value: notes },
  ].filter(({ value }) => value !== '')
  return (
    <Root>
      <Who>
        <Avatar name={name} seed={id} src={avatar || undefined} size={64} />
        <div>
          <Heading level={2}>
            <bdi>{name}</bdi>
          </Heading>
          {nickname ? (
            <Text as="p" tone="muted" dir="auto">
              {nickname}
            </Text>
          ) : null}
        </div>
        {contact.deleted ? null : (
          <StarButton name={name} isStarred={isStarred} onStar={(is) => acts.star([contact], is)} />
        )}
      </Who>
      {contact.deleted ? (
        <Text as="p" tone="muted">
          {t('bin.deleted')}
        </Text>
      ) : null}
      <Tools>
        {contact.deleted ? (
          <>
            <Button onPress={() => acts.restore([contact])}>
              <ArchiveRestore aria-hidden />
              {t('bin.restore')}
            </Button>
            <Button variant="quiet" onPress={() => acts.remove([contact])}>
              <Flame aria-hidden />
              {t('bin.forEver')}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={onEdit}>
              <Pencil aria-hidden />
              {t('contact.edit')}
            </Button>
            <Button onPress={() => saveVcards([contact])}>
              <Download aria-hidden />
              {t('contact.export')}
            </Button>
            {canSort && groups.length > 0 ? (
              <GroupMenu
                contacts={[contact]}
                groups={groups}
                onSet={(group, isIn) => acts.setGroup([contact], group, isIn)}
              />
            ) : null}
            <Button variant="quiet" onPress={() => acts.remove([contact])}>
              <Trash2 aria-hidden />
              {t('contact.delete')}
            </Button>
          </>
        )}
      </Tools>
      <DescriptionList
        details={details.map(({ label, value }) => ({
          label,
          value: <Value dir="auto">{value}</Value>,
        }))}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
`

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};

  > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`

const Value = styled.span`
  display: block;
  text-align: start;
  white-space: pre-line;
`

/** Address for writing a mail to a contact. */
function writePath(contact: Contact): string {
  const name = nameOf(contact).replaceAll(/[,;<>]/g, ' ')
  return `/apps/mail/inbox?${new URLSearchParams({ to: `${name} <${contact.email}>` })}`
}
