import { isolate, useFormats } from '@console/core/i18n'
import { Banner, Button, ForeignHtml, hasRemotePictures } from '@console/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Body of a mail, as untrusted HTML. Pictures of other hosts are loaded on request; those that fail are reported. */
export function MailBody({ html }: { html: string }) {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  const hasRemote = useMemo(() => hasRemotePictures(html), [html])
  const [isAsked, setIsAsked] = useState(false)
  const [silent, setSilent] = useState<readonly string[]>([])
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = body.current
    function onError({ target }: Event) {
      if (!(target instanceof HTMLImageElement) || !URL.canParse(target.src)) return
      const { host } = new URL(target.src)
      if (host !== '') setSilent((hosts) => (hosts.includes(host) ? hosts : [...hosts, host]))
    }
    // The event does not bubble.
    element?.addEventListener('error', onError, true)
    return () => element?.removeEventListener('error', onError, true)
  }, [])

  return (
    <>
      {hasRemote && !isAsked ? (
        <Banner
          tone="info"
          actions={
            <Button
              onPress={() => {
                setIsAsked(true)
                // The button disappears.
                body.current?.focus()
              }}
            >
              {t('pictures.show')}
            </Button>
          }
        >
          {t('pictures.held')}
        </Banner>
      ) : null}
      {silent.length > 0 ? (
        <Banner tone="warning">
          {t('pictures.silent', { hosts: formats.list(silent.map(isolate)) })}
        </Banner>
      ) : null}
      <Root ref={body} tabIndex={-1}>
        <ForeignHtml html={html} pictures={isAsked ? 'all' : 'enclosed'} />
      </Root>
    </>
  )
}

/* Content wider than the pane scrolls. */
const Root = styled.div`
  min-inline-size: 0;
  overflow-x: auto;
`
