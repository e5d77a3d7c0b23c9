import { type Notice, useNotices } from '@console/core/notices'
import { useSessionSingleton } from '@console/core/session'
import { useTranslation } from 'react-i18next'

/** How long Z takes back what was done, in milliseconds: later it would undo something that is long forgotten. */
const longest = 5 * 60_000

interface Undoable {
  at: number
  title?: string
  undo: () => void
}

/** What the reader has done in an app, the last of it at the end. */
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
 * Takes back what one press did in an app: by the notice that tells of it, and by Z as well as Ctrl or ⌘ with Z (`useKeys`), one after the
 * other, long after the notice has gone.
 * @param app whose notices and keys they are: its name
 */
export function useUndo(app: string) {
  const { t } = useTranslation('press-writes')
  const { snackbar } = useNotices()
  const line = useSessionSingleton(`undo ${app}`, createUndoLine)
  const key = `undo ${app}`

  /** Once, by whichever way. */
  function take(undoable: Undoable) {
    if (!line.has(undoable)) return
    line.drop(undoable)
    undoable.undo()
  }

  return {
    /** From the press on the key takes it back. */
    offer(undo: () => void) {
      const undoable: Undoable = { at: Date.now(), undo }
      line.add(undoable)
      return {
        /** Says that something was done, with a button that takes it back. */
        tell({ title, description }: Pick<Notice, 'title' | 'description'>) {
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
        /** It was not done. */
        drop: () => line.drop(undoable),
      }
    },
    /** Takes back the last of it. */
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
