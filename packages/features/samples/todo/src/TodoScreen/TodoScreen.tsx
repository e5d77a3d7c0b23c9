import { useSend } from '@console/core/api'
import type { LanguageId } from '@console/core/i18n'
import { MasterDetail, PaneSkeleton, useSelection } from '@console/master-detail'
import { collectionPath, readCollectionAddress } from '@console/master-detail/collections'
import { bufferKeystrokes } from '@console/core/keys'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { useUndo } from '@console/optimistic-mutations'
import { Button } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSessionState } from '@console/core/session'
import { openStorage } from '@console/core/storage'
import * as z from 'zod/mini'
import { todosOfCollection, todosQuery, sidebarQuery } from '../api'
import type { Todo } from '../contract'
import { matching } from '../matching'
import { allOfThem, app, newId } from '../paths'
import { QuickAdd } from '../QuickAdd/QuickAdd'
import { NewTodo } from '../TodoDetail/NewTodo'
import { OpenTodo } from '../TodoDetail/OpenTodo'
import { DeleteTodos } from './DeleteTodos'
import { ordered, moved } from './order'
import { TodoBar } from './TodoBar'
import { TodoList } from './TodoList'
import { useSidebar } from './useSidebar'
import { useTodoActs } from '../useTodoActs'
import { useTodoKeys } from './useTodoKeys'
import { useView } from './useView'

const none: readonly Todo[] = []

/** /apps/todo (specification 2, demo apps): the to-dos of a folder, a label or a filter, and the open one. */
export function TodoScreen() {
  const { t, i18n } = useTranslation('todo')
  const send = useSend()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { collection = allOfThem, id } = readCollectionAddress(app, pathname) ?? {}
  const view = useView()
  const manual = useManualOrder()
  const ways = useQuery(sidebarQuery(send))
  const query = useQuery(todosQuery(send, collection))
  const sidebar = useSidebar(ways.data, collection)
  const wanted = useDeferredValue(view.text)

  const isTrash = collection.kind === 'filter' && collection.handle === 'deleted'
  const here = (query.data ?? none).filter(({ deleted }) => deleted === isTrash)
  const language = i18n.language as LanguageId
  const found = ordered(
    matching(here, wanted),
    view.order,
    view.isDescending,
    manual.order,
    language,
  )
  const isUnknown = ways.data !== undefined && sidebar.current === null
  const whyNone =
    here.length > 0 ? 'noMatch' : isUnknown ? 'unknown' : isTrash ? 'noneDeleted' : 'empty'
  const labels = ways.data?.labels ?? []
  const pathOf = (todoId?: string) => collectionPath(app, collection, todoId) + view.search
  const back = { backHref: pathOf(), backLabel: sidebar.current ?? t('todo.title') }
  const shown = found.map((todo) => todo.id)
  const open = here.find((todo) => todo.id === id)
  const selection = useSelection(collectionPath(app, collection), found, open)
  const { undoLast } = useUndo('todo')
  const { writes, acts, question } = useTodoActs({
    selection,
    openId: id,
    isTrash,
    onClose: () => void navigate(pathOf()),
  })
  /** Starts a new to-do, whose title receives everything typed from now on. */
  function begin() {
    bufferKeystrokes()
    void navigate(pathOf(newId))
  }
  useTodoKeys({
    selection,
    isTrash,
    isAsking: question.todos.length > 0,
    writes,
    acts,
    onOpen: (todo) => void navigate(pathOf(todo.id)),
    onNew: begin,
    onUndo: undoLast,
  })
  const canMove = view.order === 'manual' && !view.isDescending && wanted === ''

  return (
    <>
      <MasterDetail
        title={t('todo.title')}
        actions={
          <Button variant="primary" onPress={begin}>
            <Plus aria-hidden />
            {t('new.open')}
          </Button>
        }
        sidebar={{ title: t('sidebar.title'), content: sidebar.content }}
        listBar={
          <>
            {isTrash ? null : <QuickAdd ways={ways.data} {...{ collection, writes }} />}
            <TodoBar todos={found} {...{ view, selection, isTrash, labels, writes, acts }} />
          </>
        }
        list={
          <>
            <QueryBoundary query={query} skeleton={<PaneSkeleton />}>
              {() => (
                <TodoList
                  todos={found}
                  kind={whyNone}
                  {...{ labels, selection, writes }}
                  openId={id}
                  pathOf={pathOf}
                  onClear={() => view.setText('')}
                  onMove={canMove ? (todoId, to) => manual.move(shown, todoId, to) : undefined}
                />
              )}
            </QueryBoundary>
            <SkippedItems of={todosOfCollection(collection)} />
          </>
        }
        openId={id}
        detail={
          <QueryBoundary query={query} skeleton={<PaneSkeleton />}>
            {(todos) =>
              id === newId ? (
                <NewTodo
                  ways={ways.data}
                  collection={collection}
                  onCreated={(todo) => {
                    void navigate(pathOf(todo.id), { replace: true })
                    selection.arrive(todo.id)
                  }}
                  onCancel={() => void navigate(pathOf())}
                />
              ) : (
                <OpenTodo
                  key={id}
                  todo={todos.find((todo) => todo.id === id)}
                  ways={ways.data}
                  back={back}
                  onClose={() => void navigate(pathOf())}
                  acts={acts}
                  onMove={
                    canMove && id !== undefined
                      ? (step) => manual.move(shown, id, shown.indexOf(id) + step)
                      : undefined
                  }
                />
              )
            }
          </QueryBoundary>
        }
        isReading={query.isPending}
        nothingOpen={{ title: t('nothing.title'), message: t('nothing.message') }}
        {...back}
      />
      <DeleteTodos {...question} />
    </>
  )
}

const ids = z.array(z.string())

/** The user's manual order of to-dos, which no call accepts: it is stored in this browser, per user. */
function useManualOrder() {
  const owner = useSessionState().user?.email ?? ''
  const key = `todo-order:${owner}`
  const [order, setOrder] = useState(() => read(key))
  return {
    order,
    /** Moves a to-do to the position of another one in the list. */
    move(shown: readonly string[], id: string, to: number) {
      const next = moved(order, shown, id, to)
      openStorage('lasting').setItem(key, JSON.stringify(next))
      setOrder(next)
    },
  }
}

function read(key: string): string[] {
  try {
    return ids.parse(JSON.parse(openStorage('lasting').getItem(key) ?? '[]'))
  } catch {
    return []
  }
}
