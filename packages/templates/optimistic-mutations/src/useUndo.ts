import { type Notice, useNotices } from '@console/core/notices'
import { useSessionSingleton } from '@console/core/session'
import { useTranslation } from 'react-i18next'

/** Time that Z undoes an action, in milliseconds: later the user has forgotten it. */
const longest = 5 * 60_000

interface Undoable {
  at: number
  title?: string
  undo: () => void
}

/** The user's actions in an app, the latest at the end. */
function createUndoLine() {
  let line: readonly Undoable[] = []
  return {
    add: (undoable: Undoable) => void (line = [...line, undoable]),
    has: (undoable: Undoable) => line.includes(undoable),
    last: () => line.findLast(({ at }) => Date.now() - at < longest),
    drop: (undoable: Undoable) => void (line = line.filter((each) => each !== undoable)),
    stop: () => void (line = []),
  }
}

/**
 * Undo of one-press actions in an app: by the notification of each, and by Z as well as Ctrl or ⌘ with Z (`useKeys`), one after
 * the other, long after the notification has closed.
 * @param app name of the app, for its notifications and keys
 */
export function useUndo(app: string) {
  const { t } = useTranslation('optimistic-mutations')
  const { snackbar } = useNotices()
  const line = useSessionSingleton(`undo ${app}`, createUndoLine)
  const key = `undo ${app}`

  /** Runs an undo once, however it is triggered. */
  function take(undoable: Undoable) {
    if (!line.has(undoable)) return
    line.drop(undoable)
    undoable.undo()
  }

  return {
    /** Makes the key undo it from the press on. */
    offer(undo: () => void) {
      const undoable: Undoable = { at: Date.now(), undo }
      line.add(undoable)
      return {
        /** Reports that it was done, with an undo button. */
        report({ title, description }: Pick<Notice, 'title' | 'description'>) {
          if (!line.has(undoable)) return
          undoable.title = title
          snackbar({
            variant: 'success',
            title,
            ...(description === undefined ? {} : { description }),
            action: { label: t('undo'), onAction: () => take(undoable) },
            key,
          })
        },
        /** Removes it because it was not done. */
        drop: () => line.drop(undoable),
      }
    },
    undoLast() {
      const undoable = line.last()
      if (!undoable) return
      take(undoable)
      const { title } = undoable
      snackbar({
        variant: 'info',
        title: t('undone'),
        ...(title === undefined ? {} : { description: title }),
        key,
      })
    },
  }
}
