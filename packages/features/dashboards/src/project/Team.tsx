import { useFormats } from '@console/core/i18n'
import { DetailTable } from '@console/details'
import { Avatar, Card, Link, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useChoice } from '../useChoice'
import type { Member, WidgetNamed } from './contract'
import { type MemberColumn, memberSorts, sortedMembers } from './sortedMembers'

interface TeamProps extends WidgetNamed<'team'> {
  columns: readonly MemberColumn[]
}

/** Third tab: members of the project, sorted by any column; the sort order is part of the address. */
export function Team({ data, columns }: TeamProps) {
  const { t, i18n } = useTranslation('project-dashboard')
  const { number } = useFormats()
  const { chosen, choose } = useChoice('sort', memberSorts, 'name')
  const isDescending = chosen.startsWith('-')
  const sorted = chosen.replace('-', '')
  return (
    <Card
      heading={t('team.title')}
      headingLevel={3}
      headingSize="md"
      actions={
        <Text tone="muted">
          {t('team.members', { count: data.length, value: number(data.length) })}
        </Text>
      }
    >
      {data.length === 0 ? (
        <Text tone="muted">{t('team.empty')}</Text>
      ) : (
        <DetailTable
          isWhole
          label={t('team.title')}
          columns={columns.map((column) => ({
            title: t(`team.${column}`),
            sort: {
              direction:
                sorted === column ? (isDescending ? 'descending' : 'ascending') : undefined,
              onPress: () => choose(chosen === column ? `-${column}` : column),
            },
          }))}
          rows={sortedMembers(data, chosen, i18n.language).map((member) => ({
            key: member.id,
            cells: columns.map((column) => <MemberCell key={column} {...{ column, member }} />),
          }))}
        />
      )}
    </Card>
  )
}

function MemberCell({ column, member }: { column: MemberColumn; member: Member }) {
  const { id, name, avatar } = member
  const value = member[column]
  if (value === undefined) return '–'
  switch (column) {
    case 'name':
      return (
        <Stack direction="row" gap={2}>
          <Avatar {...(avatar ? { src: avatar } : {})} name={name} seed={id} size={24} />
          <bdi>{name}</bdi>
        </Stack>
      )
    case 'email':
      return <Link href={`mailto:${value}`}>{value}</Link>
    case 'phone':
      return (
        <Link href={`tel:${value.replaceAll(' ', '')}`}>
          <bdi dir="ltr">{value}</bdi>
        </Link>
      )
    default:
      return <bdi>{value}</bdi>
  }
}
