import { timeUntil, useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import { useSessionState } from '@console/core/session'
import { onStored } from '@console/core/storage'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { notesQuery } from '../api'
import { nameOf } from '../nameOf'
import { allNotes, notePath } from '../paths'
import { forgetReminder, type StoredReminder, storedText, readReminders } from './storedReminders'

/** Maximum time in milliseconds between checks of the clock: the device may have slept. */
const longest = 60_000

/**
 * Shows due reminders, once, on every screen, as soon as the page is visible. The note is read again first: one that is
 * gone or has another time by now is not reported.
 */
export function Reminders() {
  const { t } = useTranslation('notes')
  const owner = useSessionState().user?.email ?? ''
  const send = useSend()
  const queries = useQueryClient()
  const { snackbar } = useNotices()
  const navigate = useNavigate()
  const stored = useSyncExternalStore(onStored, storedText)

  const report = useEffectEvent(async (reminder: StoredReminder) => {
    forgetReminder(owner, reminder)
    const notes = await queries.query({ ...notesQuery(send), staleTime: 0 }).catch(() => null)
    const note = notes?.find(({ id }) => id === reminder.noteId)
    if (notes && (note?.reminder !== reminder.at || note.archive || note.deleted)) return
    snackbar({
      variant: 'info',
      title: t('reminder.told'),
      ...(note ? { description: nameOf(note, t('note.unnamed')) } : {}),
      action: {
        label: t('reminder.show'),
        onAction: () => void navigate(notePath(allNotes, reminder.noteId)),
      },
      key: `note-reminder-${reminder.noteId}`,
    })
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function look() {
      clearTimeout(timer)
      if (document.hidden) return
      const all = readReminders(owner)
      for (const each of all) if (timeUntil(each.at) <= 0) void report(each)
      const [next] = all.filter(({ at }) => timeUntil(at) > 0)
      if (next) timer = setTimeout(look, Math.min(longest, timeUntil(next.at)))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [owner, stored])

  return null
}
