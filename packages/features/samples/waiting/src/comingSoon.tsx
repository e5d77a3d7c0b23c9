import { useNow } from '@console/core/api'
import { useConfiguration } from '@console/core/configuration'
import { useFormats } from '@console/core/i18n'
import { useTranslation } from 'react-i18next'
import { Countdown } from './Countdown'
import { WaitingPage } from './WaitingPage'

/** /pages/coming-soon (specification 2): countdown to the opening of the marketplace, by `opensAt` of `config.json`. */
export function ComingSoon() {
  const { t } = useTranslation('waiting')
  const formats = useFormats()
  const opensAt = useConfiguration()?.opensAt ?? null
  const now = useNow()
  if (opensAt === null)
    return <WaitingPage title={t('comingSoon.title')} message={t('comingSoon.message')} />
  const at = new Date(opensAt)
  const milliseconds = at.getTime() - now
  if (milliseconds <= 0) return <WaitingPage title={t('open.title')} message={t('open.message')} />
  return (
    <WaitingPage
      title={t('comingSoon.title')}
      message={t('comingSoon.on', { moment: formats.dateTime(at) })}
    >
      <Countdown milliseconds={milliseconds} />
    </WaitingPage>
  )
}
