import type { ApiError } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { Button, StatePanel } from '@console/ui'
import { Hourglass } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** So many seconds are waited where the server names none. */
const usualWait = 15

interface RateLimitedProps {
  error: ApiError
  /** 1 where it stands in place of a whole screen. */
  headingLevel: 1 | 2
  /** Reads again: by itself once the time is over. */
  onRetry: () => void
}

/** Stands in place of what was asked for too often (429): counts the wait down that the server asks for, then reads again. */
export function RateLimited({ error, headingLevel, onRetry }: RateLimitedProps) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const [end] = useState(() => Date.now() + (error.retryAfter ?? usualWait) * 1000)
  const [left, setLeft] = useState(error.retryAfter ?? usualWait)
  const isOver = left <= 0
  const readAgain = useEffectEvent(onRetry)

  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.ceil((end - Date.now()) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [end])
  useEffect(() => {
    if (isOver) readAgain()
  }, [isOver])

  return (
    <StatePanel
      headingLevel={headingLevel}
      kind="failed"
      icon={Hourglass}
      title={t('limited.title')}
      actions={
        <Button isDisabled={!isOver} onPress={onRetry}>
          {t('index.failed.retry')}
        </Button>
      }
    >
      {/* Not read out each second. */}
      <span aria-live="off">
        {t('limited.message', {
          count: Math.max(0, left),
          number: formats.number(Math.max(0, left)),
        })}
      </span>
    </StatePanel>
  )
}
