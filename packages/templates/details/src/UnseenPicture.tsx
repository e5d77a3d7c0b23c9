import { Link, theme } from '@console/ui'
import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { isolate } from '@console/core/i18n'

/** Placeholder of a picture or document that could not be shown, with its host and a link to open it. */
export function UnseenPicture({ url }: { url: string }) {
  const { t } = useTranslation('details')
  const elsewhere = hostOf(url)
  return (
    <Root role="group" aria-label={t('record.picture.failed')}>
      <ImageOff size={28} aria-hidden />
      <p>{t('record.picture.failed')}</p>
      {elsewhere === null ? null : (
        <>
          <p>{t('record.picture.why', { host: isolate(elsewhere) })}</p>
          <Link href={url} target="_blank">
            {t('record.picture.open')}
          </Link>
        </>
      )}
    </Root>
  )
}

/** Host of a picture; null for an address that a new tab could not open. */
function hostOf(url: string): string | null {
  if (!URL.canParse(url, location.href)) return null
  const { protocol, host } = new URL(url, location.href)
  return /^https?:$/.test(protocol) ? host : null
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space[2]};
  min-block-size: 100%;
  padding: ${theme.space[4]};
  border: 1px dashed ${theme.color.border};
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
  text-align: center;
  overflow-wrap: anywhere;
`
