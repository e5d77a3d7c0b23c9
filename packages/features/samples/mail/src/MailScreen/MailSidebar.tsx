import { useSend } from '@console/core/api'
import { LabelDot, Sidebar } from '@console/master-detail'
import type { Collection } from '@console/master-detail/collections'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { SkeletonText } from '@console/ui'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import {
  FilePen,
  Flag,
  Folder,
  Inbox,
  type LucideIcon,
  OctagonAlert,
  Send,
  Star,
  Trash2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { mailsQuery, type SidebarSections, sidebarKey } from '../api'
import { folderIds } from '../contract'
import { inbox, mailPath } from '../paths'
import { titleOf } from './titleOfWay'

const icons: Readonly<Record<string, LucideIcon>> = {
  inbox: Inbox,
  send: Send,
  draft: FilePen,
  spam: OctagonAlert,
  trash: Trash2,
  star: Star,
  important: Flag,
}

interface MailSidebarProps {
  query: UseQueryResult<SidebarSections>
  collection: Collection
}

/** Folders, filters and labels of the mails. The inbox shows its number of unread mails once they are loaded. */
export function MailSidebar({ query, collection }: MailSidebarProps) {
  const { t } = useTranslation('mail')
  const { data } = useQuery({ ...mailsQuery(useSend(), inbox), enabled: false })
  const unread = data?.filter(({ read, folder }) => !read && folder === folderIds.inbox).length

  return (
    <QueryBoundary query={query} skeleton={<SkeletonText lines={8} />}>
      {({ folders, filters, labels }) => {
        const entry = (kind: Collection['kind'], way: (typeof folders)[number]) => {
          const Icon = icons[way.icon] ?? Folder
          return {
            href: mailPath({ kind, handle: way.handle }),
            title: titleOf(way, t),
            icon: <Icon aria-hidden data-mirrored={Icon === Send || undefined} />,
            isCurrent: collection.kind === kind && collection.handle === way.handle,
          }
        }
        return (
          <>
            <Sidebar
              label={t('ways.title')}
              sections={[
                {
                  entries: folders.map((folder) => ({
                    ...entry('folder', folder),
                    ...(folder.id === folderIds.inbox && unread ? { count: unread } : {}),
                  })),
                },
                { title: t('ways.filters'), entries: filters.map((each) => entry('filter', each)) },
                {
                  title: t('ways.labels'),
                  entries: labels.map(({ handle, title, color }) => ({
                    href: mailPath({ kind: 'label', handle }),
                    title,
                    icon: <LabelDot color={color} />,
                    isCurrent: collection.kind === 'label' && collection.handle === handle,
                  })),
                },
              ]}
            />
            <SkippedItems of={sidebarKey} />
          </>
        )
      }}
    </QueryBoundary>
  )
}
