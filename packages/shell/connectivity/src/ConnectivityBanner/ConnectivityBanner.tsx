import { useFormats } from '@console/core/i18n'
import { Banner, Text, theme } from '@console/ui'
import { CloudOff, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Connectivity } from '../useConnectivity'

export interface ConnectivityBannerProps extends Connectivity {
  /** Time when the oldest visible data was read; null where none was read. */
  oldestData: Date | null
}

/**
 * Reports that the server is unreachable: since when, how old the visible data is, and that nothing can be saved. Afterwards briefly
 * confirms that the connection is back. It floats at the bottom, over the footer, so that nothing moves.
 */
export function ConnectivityBanner({ status, since, oldestData }: ConnectivityBannerProps) {
  const { t } = useTranslation('connectivity')
  const formats = useFormats()
  // The live region is mounted before its text: screen readers miss one that appears with its text.
  return (
    <Region role="status">
      {status === 'offline' ? (
        <Strip>
          <Banner tone="warning" icon={CloudOff} isAnnouncedAround>
            <Text weight="medium">
              {since ? t('offline.since', { time: formats.time(since) }) : t('offline.title')}
            </Text>{' '}
            {oldestData
              ? t('offline.old', { time: formats.time(oldestData) })
              : t('offline.nothing')}
          </Banner>
        </Strip>
      ) : null}
      {status === 'back' ? (
        <Strip>
          <Banner tone="success" icon={RefreshCw} isAnnouncedAround>
            <Text weight="medium">{t('back.title')}</Text> {t('back.refreshing')}
          </Banner>
        </Strip>
      ) : null}
    </Region>
  )
}

/*
 * Below dialogs; presses beside it reach the page. It has no height, so that its position doesn't depend on the length of its text.
 */
const Region = styled.div`
  position: fixed;
  inset-inline: ${theme.space[4]};
  inset-block-end: ${theme.space[3]};
  z-index: 900;
  display: flex;
  align-items: end;
  justify-content: center;
  block-size: 0;
  pointer-events: none;

  @media print {
    display: none;
  }
`

const Strip = styled.div`
  max-inline-size: 720px;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
  overflow: clip;
  pointer-events: auto;
  --from: 0 8px;
  animation:
    fade-in ${theme.motion.calm} ${theme.motion.ease},
    come ${theme.motion.calm} ${theme.motion.ease};
`
