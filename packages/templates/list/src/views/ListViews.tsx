import { useTranslate } from '@console/core/i18n'
import type { ActionableRow } from '@console/core/workflows'
import type { SavedView } from '@console/core/contracts'
import { useNotices } from '@console/core/notices'
import { useBufferedKeystrokes } from '@console/core/keys'
import { lazyPart, useLazyPart } from '@console/ui'
import { useEffect, useRef, useState } from 'react'
import { isViewAsItOpens, openView, readAddress, savedQueryOf } from '../address/listAddress'
import { focusFirst } from '../position/focus'
import type { List } from '../state/useList'
import { ViewTabs } from './ViewTabs'

const saveView = lazyPart(() => import('./SaveView').then((m) => m.SaveView))

/** Maximum saved views per user and list. */
const maxViews = 20

/** Views of a list: the built-in ones and the user's own, which are named addresses. */
export function ListViews<Row extends ActionableRow>({ list }: { list: List<Row> }) {
  const { config, context, counts } = list
  const { state, hrefOf } = list.address
  const { views: own, add, change, remove } = list.saved
  const translate = useTranslate()
  const notices = useNotices()
  /** View that is being named; a new one has no id. */
  const [named, setNamed] = useState<SavedView | 'new' | null>(null)

  useBufferedKeystrokes(named !== null)
  const SaveView = useLazyPart(saveView, named !== null, () => setNamed(null))
  const tabs = useRef<HTMLElement>(null)
  const isSaved = useRef(false)
  const query = savedQueryOf(config, state)
  const ownStates = own.map((view) => readAddress(config, view.query))
  const current = ownStates.findIndex((each) => savedQueryOf(config, each) === query)

  async function save(name: string, replaces: boolean) {
    const namesake = own.find((view) => view.name === name)
    if (named !== null && named !== 'new') await change(named.viewId, { name })
    else if (namesake && replaces) await change(namesake.viewId, { query })
    else await add({ name, query })
    isSaved.current = true
  }

  // The pressed button is gone: focus moves to the view, once it exists and the dialog has closed.
  useEffect(() => {
    if (!isSaved.current || named !== null || current === -1) return
    isSaved.current = false
    focusFirst(tabs.current, '[aria-current]')
  }, [named, current])

  async function removeView(view: SavedView) {
    const { name, query: former } = view
    try {
      await remove(view.viewId)
      notices.snackbar({
        variant: 'success',
        title: translate('list:index.views.deleted', { name }),
        action: {
          label: translate('decision:decision.undo'),
          onAction: () =>
            void add({ name, query: former }).catch(() =>
              notices.snackbar({
                variant: 'error',
                title: translate('list:index.views.notRestored', { name }),
              }),
            ),
        },
      })
    } catch {
      notices.snackbar({
        variant: 'error',
        title: translate('list:index.views.notDeleted', { name }),
      })
    }
  }

  return (
    <>
      <ViewTabs
        ref={tabs}
        views={[
          ...config.views.map(({ id, title }, index) => ({
            id,
            title: context.t(title),
            count: counts?.[index],
            href: hrefOf(openView(config, id, state.pageSize)),
            isCurrent: current === -1 && id === state.view,
          })),
          ...own.map((view, index) => ({
            id: view.viewId,
            title: view.name,
            count: counts?.[config.views.length + index],
            href: hrefOf({ ...(ownStates[index] ?? state), pageSize: state.pageSize }),
            isCurrent: index === current,
            own: view,
          })),
        ]}
        canSave={current === -1 && !isViewAsItOpens(config, state) && own.length < maxViews}
        onSave={() => setNamed('new')}
        onRename={setNamed}
        onDelete={(view) => void removeView(view)}
      />
      {named === null || !SaveView ? null : (
        <SaveView
          name={named === 'new' ? '' : named.name}
          taken={own.flatMap((view) =>
            named !== 'new' && view.viewId === named.viewId ? [] : view.name,
          )}
          onSave={save}
          onClose={() => setNamed(null)}
        />
      )}
    </>
  )
}
