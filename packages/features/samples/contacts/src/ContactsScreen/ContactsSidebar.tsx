import { Sidebar } from '@console/master-detail'
import { Button, Stack } from '@console/ui'
import { Clock, Star, Trash2, UserRoundPen, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../contract'
import { ownLists } from '../paths'

const icons = { all: <Users />, frequent: <Clock />, starred: <Star />, bin: <Trash2 /> }

interface ContactsSidebarProps {
  /** The shown list. */
  list: string
  groups: readonly Group[]
  hrefOf: (list: string) => string
  /** Undefined while groups cannot be written: all are saved at once, and one could not be read. */
  onEditGroups: (() => void) | undefined
}

/** Lists of the address book. */
export function ContactsSidebar({ list, groups, hrefOf, onEditGroups }: ContactsSidebarProps) {
  const { t } = useTranslation('contacts')
  return (
    <Stack>
      <Sidebar
        label={t('lists.title')}
        sections={[
          {
            entries: ownLists.map((id) => ({
              href: hrefOf(id),
              title: t(`lists.${id}`),
              icon: icons[id],
              isCurrent: id === list,
            })),
          },
          {
            title: t('lists.groups'),
            entries: groups.map(({ id, name }) => ({
              href: hrefOf(id),
              title: name,
              isCurrent: id === list,
            })),
          },
        ]}
      />
      {onEditGroups ? (
        <Stack direction="row">
          <Button variant="quiet" onPress={onEditGroups}>
            <UserRoundPen aria-hidden />
            {t('groups.edit')}
          </Button>
        </Stack>
      ) : null}
    </Stack>
  )
}
