import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { wanted } from './announce'

const Toasts = lazy(() => import('../Toasts/Toasts').then((m) => ({ default: m.Toasts })))

/** Stands once in the console, beside its screens: the place of what `announce` says. */
export function Notices() {
  const { i18n } = useTranslation()
  const isWanted = useSyncExternalStore(wanted.subscribe, wanted.get, () => false)
  return isWanted ? (
    <Suspense fallback={null}>
      <Toasts language={i18n.language} />
    </Suspense>
  ) : null
}
