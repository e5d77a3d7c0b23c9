import { LabelDot, Sidebar } from '@console/master-detail'
import { type Collection, collectionPath, type Folder } from '@console/master-detail/collections'
import { SkippedItems } from '@console/query-boundary'
import {
  CalendarClock,
  CalendarDays,
  CircleAlert,
  CircleCheck,
  FolderIcon,
  ListTodo,
  type LucideIcon,
  Star,
  Trash2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { todoKeys, type SidebarSections } from '../api'
import { app } from '../paths'

const icons: Readonly<Record<string, LucideIcon>> = {
  all: ListTodo,
  starred: Star,
  important: CircleAlert,
  dueDate: CalendarClock,
  today: CalendarDays,
  completed: CircleCheck,
  deleted: Trash2,
}

/** Folders, labels and filters with translated names; others keep the server's names. */
const translated = [
  'all',
  'office',
  'field',
  'starred',
  'important',
  'dueDate',
  'today',
  'completed',
  'deleted',
] as const

/** Sidebar sections of the to-dos, and the name of the current one; null while loading. */
export function useSidebar(
  ways: SidebarSections | undefined,
  current: Collection,
): { content: ReactNode; current: string | null } {
  const { t } = useTranslation('todo')

  function titleOf({ handle, title }: Pick<Folder, 'handle' | 'title'>): string {
    const known = translated.find((each) => each === handle)
    return known ? t(`way.${known}`) : title
  }

  const entriesOf = (kind: Collection['kind'], all: readonly Folder[]) =>
    all.map((way) => {
      const Icon = icons[way.handle] ?? FolderIcon
      const collection = { kind, handle: way.handle }
      return {
        href: collectionPath(app, collection),
        title: titleOf(way),
        icon: <Icon aria-hidden />,
        isCurrent: kind === current.kind && way.handle === current.handle,
      }
    })
  const sections = ways
    ? [
        { entries: entriesOf('folder', ways.folders) },
        { title: t('sidebar.filters'), entries: entriesOf('filter', ways.filters) },
        {
          title: t('labels.title'),
          entries: ways.labels.map(({ handle, title, color }) => ({
            href: collectionPath(app, { kind: 'label', handle }),
            title,
            icon: <LabelDot color={color} />,
            isCurrent: current.kind === 'label' && handle === current.handle,
          })),
        },
      ]
    : []
  const now = sections.flatMap(({ entries }) => entries).find(({ isCurrent }) => isCurrent)
  return {
    content: (
      <>
        <Sidebar label={t('sidebar.title')} sections={sections} />
        <SkippedItems of={todoKeys.ways} />
      </>
    ),
    current: now?.title ?? null,
  }
}
