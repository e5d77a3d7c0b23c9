import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { type ImportCalls, type ImportJob, readUnfinished } from '@console/core/imports'
import { useNotices } from '@console/core/notices'
import { useSessionSingleton } from '@console/core/session'
import { openStorage } from '@console/core/storage'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { summarize } from './summary'

/** Key of the flag that this session's notices were shown, in the storage of the tab. */
const shownKey = 'unfinished-imports-shown'

interface UnfinishedNoticesProps {
  imports: readonly { calls: ImportCalls; /** Address of their screen. */ path: string }[]
}

/**
 * Notifies the user of unfinished imports after sign-in, once per session: a notice for each type, with a button to resume. A reload does not
 * repeat it. Read errors are ignored: the screen of an import lists the same.
 */
export function UnfinishedNotices({ imports }: UnfinishedNoticesProps) {
  const { t } = useTranslation('unfinished-imports')
  const formats = useFormats()
  const send = useSend()
  const { snackbar } = useNotices()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const passing = openStorage('passing')
  useSessionSingleton(shownKey, () => ({ stop: () => passing.removeItem(shownKey) }))

  const show = useEffectEvent((path: string, jobs: readonly ImportJob[]) => {
    const summary = summarize(jobs, path)
    // The screen of the import lists them itself.
    if (!summary || pathname === path) return
    const { count, to } = summary
    const names = summary.names.map((name) => formats.isolate(name))
    snackbar({
      variant: 'info',
      ...(count === 1
        ? { title: t('title', { name: names.join() }) }
        : {
            title: t('several', { count, number: formats.number(count) }),
            description: formats.list(names),
          }),
      action: {
        label: t(count === 1 ? 'continue' : 'show'),
        onAction: () => void navigate(to),
      },
      key: `unfinished-imports ${path}`,
    })
  })

  useEffect(() => {
    if (passing.getItem(shownKey) !== null) return undefined
    const ended = new AbortController()
    const reads = imports.map(({ calls }) => readUnfinished(send, calls, ended.signal))
    Promise.all(reads).then(
      (found) => {
        if (ended.signal.aborted) return
        passing.setItem(shownKey, 'yes')
        for (const [place, { path }] of imports.entries()) show(path, found[place] ?? [])
      },
      () => undefined,
    )
    return () => ended.abort()
  }, [imports, passing, send])

  return null
}
