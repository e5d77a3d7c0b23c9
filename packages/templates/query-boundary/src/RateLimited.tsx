import type { ApiError } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { Button, StatePanel } from '@console/ui'
import { Hourglass } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pauseOf } from './pauseOf'

interface RateLimitedProps {
  error: ApiError
  /** 1 when it replaces a whole screen. */
  headingLevel: 1 | 2
  /** Retries: called automatically once the time has passed. */
  onRetry: () => void
}

/**
 * Replaces content after too many requests (429): shows the wait (`pauseOf`) and retries automatically up to a maximum; after
 * that, and before very long waits, the user decides.
 */
export function RateLimited({ error, headingLevel, onRetry }: RateLimitedProps) {
  const { t } = useTranslation('query-boundary')
  const formats = useFormats()
  const { seconds, isAuto } = pauseOf(error)
  const [end] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  const isOver = left <= 0
  const readAgain = useEffectEvent(onRetry)

  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.ceil((end - Date.now()) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [end])
  useEffect(() => {
    if (isOver && isAuto) readAgain()
  }, [isOver, isAuto])

  return (
    <StatePanel
      headingLevel={headingLevel}
      kind="failed"
      icon={Hourglass}
      title={t('limited.title')}
      actions={
        <Button isDisabled={isAuto && !isOver} onPress={onRetry}>
          {t('index.failed.retry')}
        </Button>
      }
    >
      {/* Not announced each second. */}
      <span aria-live="off">
        {isAuto
          ? t('limited.again', { when: formats.wait(left) })
          : isOver
            ? t('limited.now')
            : t('limited.later', { when: formats.wait(left) })}
      </span>
    </StatePanel>
  )
}
