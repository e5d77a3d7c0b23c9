import { useFormats } from '@console/core/i18n'
import { Text } from '@console/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Countdown to the next attempt; screen readers do not announce each second. */
export function Wait({ until }: { until: number }) {
  const { t } = useTranslation('form')
  const formats = useFormats()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  return (
    <Text as="p" size="sm" tone="muted" role="timer" aria-live="off">
      {t('decision.refused.wait', { number: formats.number(seconds) })}
    </Text>
  )
}
